/** `npm run pictures`: its options, and the states of the contact sheet. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { CONTROLS } from '../../scripts/pictures/controls.ts';
import { parsePictureOptions } from '../../scripts/pictures/picture-options.ts';
import { STATES } from '../../scripts/pictures/states.ts';

test('without options, the pictures of the docs are taken', () => {
  expect(parsePictureOptions([])).toBeNull();
});

test('--sheet draws a sheet of both themes in English', () => {
  expect(parsePictureOptions(['--sheet'])).toEqual({ language: 'en', themes: ['dark', 'light'], out: 'pictures' });
});

test('language, theme and directory can be chosen', () => {
  expect(parsePictureOptions(['--sheet', '--lang=de', '--theme=light', '--out=/tmp/sheets'])).toEqual({
    language: 'de',
    themes: ['light'],
    out: '/tmp/sheets',
  });
});

test.each([
  { args: ['--sheets'], problem: 'Unknown option "--sheets"' },
  { args: ['--sheet', '--out='], problem: 'Unknown option "--out="' },
  { args: ['--lang=de'], problem: '--lang=de needs --sheet' },
  { args: ['--sheet', '--lang=xx'], problem: 'Unknown language "xx". There are de, en' },
  { args: ['--sheet', '--theme=auto'], problem: 'Unknown theme "auto". There are dark, light.' },
])('$args is refused', ({ args, problem }) => {
  expect(() => parsePictureOptions(args)).toThrow(problem);
});

test('a refused option is one line, and exit code 1', async () => {
  const child = spawn(process.execPath, ['scripts/pictures/take-pictures.ts', '--sheet', '--theme=blue'], {
    cwd: new URL('../../', import.meta.url),
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ said, code }).toEqual({ said: 'Unknown theme "blue". There are dark, light.\n', code: 1 });
}, 30_000);

test('no two states of the contact sheet have the same caption', () => {
  const captions = STATES.map(({ group, name, width }) => `${group}: ${name}, ${width}`);
  expect(captions.length).toBeGreaterThan(0);
  expect(new Set(captions).size).toBe(captions.length);
});

test('no two controls of the tokens’ picture have the same name', () => {
  const names = CONTROLS.flatMap(({ controls }) => Object.keys(controls));
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});
