import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

// without the origin of the site, SvelteKit refuses counted events over HTTP
const origin = process.env.SITE_ORIGIN ?? 'http://localhost:3000';

export default defineConfig({ plugins: [sveltekit({ adapter: adapter(), paths: { origin } })] });
