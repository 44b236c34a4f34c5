import type { PageChrome } from '@portico/host';
import { createContext } from 'react';

// stays null in the browser, where header and footer are in the page already
export const ChromeContext = createContext<PageChrome | null>(null);
