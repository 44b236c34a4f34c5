/** Ends the run at once, with what to install, on a machine without Firefox. */

import { firefoxPath } from './firefox.ts';

export default function setup(): void {
  firefoxPath();
}
