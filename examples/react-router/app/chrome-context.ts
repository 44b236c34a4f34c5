import type { ChromeParameters, PageChrome } from '@portico/host';
import { createContext } from 'react';

export const parameters: ChromeParameters = { theme: 'light', transparent: false };

// null in the browser, where header and footer are already in the page
export const ChromeContext = createContext<PageChrome | null>(null);
