/** What is published is the latest version and the chosen entries of the draft. */

import { expect, test } from 'vitest';
import { studioInProcess } from '../support/studio-in-process.ts';

test('x', async () => {
  const api = studioInProcess();
  expect((await api.draft()).entries.length).toBeGreaterThan(3);
});
