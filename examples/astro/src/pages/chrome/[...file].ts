import type { APIRoute } from 'astro';
import { chromeFiles } from '../../chrome';

export const GET: APIRoute = ({ request }) => chromeFiles(request);
export const POST = GET;
