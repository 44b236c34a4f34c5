import type { ChromeParameters, PageChrome } from '@portico/host';
import { createContext } from 'react';

export const parameters: ChromeParameters = { theme: 'light', transparent: false };

// null in the browser: header and footer are in the page already
export const ChromeContext = createContext<PageChrome | null>(null);
