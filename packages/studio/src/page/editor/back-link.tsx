/** Leads from a message to the list. */

import { Link } from 'react-aria-components';
import { look } from '../primitives/layout.tsx';

export function BackLink() {
  return (
    <Link
      className={look(
        { layout: 'row', gap: 1, oneLine: true, below: 2, inline: true, size: 'body', tone: 'quiet' },
        'studio-back',
      )}
      href="/"
    >
      Messages
    </Link>
  );
}
