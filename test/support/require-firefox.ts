/** Stops the run if Firefox is not installed, with a message that says what to install. */

import { firefoxPath } from './firefox.ts';

export default function setup(): void {
  firefoxPath();
}
