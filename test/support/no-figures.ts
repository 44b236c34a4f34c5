/** A Studio that cannot read figures, for tests of other parts. */

import { createFiguresReader } from '../../packages/studio/src/figures/read-figures.ts';
import { figuresSource } from '../../packages/studio/src/figures/source.ts';

export const NO_FIGURES = createFiguresReader({ source: figuresSource({}), now: () => 0 });
