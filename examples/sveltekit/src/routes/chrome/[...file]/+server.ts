import type { RequestHandler } from '@sveltejs/kit';
import { chromeFiles } from '../../../chrome';

export const GET: RequestHandler = ({ request }) => chromeFiles(request);
export const POST = GET;
