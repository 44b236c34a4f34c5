/** The measurements of `npm run bench`, in the order of docs/performance.md. */

import { studioFinding } from '../../packages/studio/bench/studio-finding.ts';
import { studioTyping } from '../../packages/studio/bench/studio-typing.ts';
import { closedPanels } from './browser/closed-panels.ts';
import { costs } from './costs/costs.ts';
import { growth } from './growth/growth.ts';
import { peers } from './peers/peers.ts';
import { peersServer } from './peers/peers-server.ts';
import type { Measurement } from './report/section.ts';
import { addresses } from './server/addresses.ts';
import { sizes } from './server/bytes.ts';
import { startUp } from './server/evaluation.ts';
import { abuse, render } from './server/measurements.ts';

export const MEASUREMENTS: readonly Measurement[] = [
  peers,
  closedPanels,
  studioTyping,
  studioFinding,
  addresses,
  abuse,
  render,
  startUp,
  sizes,
  peersServer,
  growth,
  costs,
];
