import { expect, test } from 'vitest';
import { CONTROLS } from '../../tools/pictures/controls.ts';

test('no two controls of the tokens’ picture have the same name', () => {
  const names = CONTROLS.flatMap(({ controls }) => Object.keys(controls));
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});
