import type { LoaderFunctionArgs } from 'react-router';
import { chromeFiles } from './chrome.server';

export const loader = ({ request }: LoaderFunctionArgs) => chromeFiles(request);
