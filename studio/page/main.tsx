/** Starts the page of the Studio. */

import { createRoot } from 'react-dom/client';
import { applyTheme } from './frame/theme.ts';
import { loadPage } from './pages.ts';
import { routeOf } from './routing/route.ts';
import { StudioPage } from './studio-page.tsx';

applyTheme();
const { page } = routeOf(location.pathname);
// whoever opens the page is told if it can't be loaded
if (page !== 'unknown') loadPage(page).catch(() => {});
const root = document.getElementById('studio');
if (root) createRoot(root).render(<StudioPage />);
