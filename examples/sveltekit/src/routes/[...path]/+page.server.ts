import { error } from '@sveltejs/kit';
import { pageAt } from 'portico-example-pages';

export const trailingSlash = 'always';

export const load = ({ url }) => pageAt(url.pathname) ?? error(404);
