import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { chromeFiles } from './chrome.server';

export const loader = ({ request }: LoaderFunctionArgs) => chromeFiles(request);
export const action = ({ request }: ActionFunctionArgs) => chromeFiles(request);
