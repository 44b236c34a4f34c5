/** Starts the Studio's page. */

import { createRoot } from 'react-dom/client';
import { setFormatLocale } from '../contract/format-locale.ts';
import { routeOf } from '../contract/pages.ts';
import { keepFocusInView } from './frame/keep-focus-in-view.ts';
import { applyTheme } from './frame/theme.ts';
import { PAGE_PARTS } from './pages.tsx';
import { StudioPage } from './studio-page.tsx';

setFormatLocale(navigator.language);
applyTheme();
keepFocusInView();
const { page } = routeOf(location.pathname);
// a failure is reported when the page opens
if (page !== 'unknown') PAGE_PARTS[page].load().catch(() => {});
const root = document.getElementById('studio');
if (root) createRoot(root).render(<StudioPage />);
