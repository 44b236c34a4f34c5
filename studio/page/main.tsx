/** Starts the page of the Studio. */

import { createRoot } from 'react-dom/client';
import { applyTheme } from './frame/theme.ts';
import { StudioPage } from './studio-page.tsx';

applyTheme();
const root = document.getElementById('studio');
if (root) createRoot(root).render(<StudioPage />);
