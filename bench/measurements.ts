/** The measurements of `npm run bench`, in the order of docs/performance.md. */

import { costs } from './costs/costs.ts';
import { growth } from './growth/growth.ts';
import type { Measurement } from './report/section.ts';
import { abuse, render, sizes, startUp, warm } from './server/measurements.ts';

export const MEASUREMENTS: readonly Measurement[] = [warm, abuse, render, startUp, sizes, growth, costs];
