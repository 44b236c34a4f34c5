/** A Studio that cannot read figures, for tests of other parts. */

import { createFiguresReader } from '../../studio/figures/read-figures.ts';
import { figuresSource } from '../../studio/figures/source.ts';

export const NO_FIGURES = createFiguresReader({ source: figuresSource({}), now: () => 0 });
