import { expect, test } from 'vitest';
import { readConsole } from '../../support/webkit/console-output.ts';

test.each([
  ['Fetch API cannot load http://127.0.0.1/api/status due to access control checks.', 'message'],
  ['XMLHttpRequest cannot load http://127.0.0.1/one due to access control checks.', 'message'],
  ['Cannot load script due to integrity mismatch', 'message'],
  ['TypeError: undefined is not an object', 'error'],
  ['Error: cannot load', 'error'],
])('WebKit’s line “%s” is read as: %s', (text, kind) => {
  const read: string[] = [];
  readConsole(`http://127.0.0.1/:1:25: CONSOLE JS ERROR ${text}`, {
    onMessage: (message) => read.push('message', message.text()),
    onError: ({ message }) => read.push('error', message),
  });
  expect(read).toEqual([kind, text]);
});
