/** Hydrates the Radix header with the data that the server has put into the page. */

import { hydrateRoot } from 'react-dom/client';
import { RadixHeader } from './header.tsx';

const root = document.getElementById('header');
const data = document.getElementById('header-data');
if (root && data?.textContent) hydrateRoot(root, <RadixHeader header={JSON.parse(data.textContent)} />);
