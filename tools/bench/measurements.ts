/** The measurements of `npm run bench`, in the order of docs/performance.md. */

import { studioFinding } from '../../packages/studio/bench/studio-finding.ts';
import { studioTyping } from '../../packages/studio/bench/studio-typing.ts';
import { costs } from './costs/costs.ts';
import { peers } from './peers/peers.ts';
import type { Measurement } from './report/section.ts';
import { addresses } from './server/addresses.ts';
import { sizes } from './server/bytes.ts';
import { startUp } from './server/evaluation.ts';

export const MEASUREMENTS: readonly Measurement[] = [
  peers,
  studioTyping,
  studioFinding,
  addresses,
  startUp,
  sizes,
  costs,
];
