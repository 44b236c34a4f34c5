/** Starts the page of the Studio. */

import { createRoot } from 'react-dom/client';
import { StudioPage } from './studio-page.tsx';

const root = document.getElementById('studio');
if (root) createRoot(root).render(<StudioPage />);
