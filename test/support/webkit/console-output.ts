/** Reads a page's console messages and uncaught errors from the browser's output. */

import type { ConsoleMessage } from 'playwright-core';
import { onlySupported } from './supported.ts';

/** Such as `http://127.0.0.1/page:1:25: CONSOLE JS ERROR TypeError: …`. */
const MESSAGE = /(?:^|: )CONSOLE (?:(JS|NETWORK|SECURITY|[A-Z]+) )?(LOG|INFO|WARN|ERROR|DEBUG) (.*)$/;

const TYPES = { LOG: 'log', INFO: 'info', WARN: 'warning', ERROR: 'error', DEBUG: 'debug' } as const;

/** What WebKit writes about a file that it refuses to use, or no longer awaits, as if it were an uncaught error. */
const REFUSED =
  /^(?:Fetch API|\w+) cannot load .* due to access control checks\.$|Cannot load script due to integrity mismatch/;

type Level = keyof typeof TYPES;

export interface Listeners {
  readonly onMessage: (message: ConsoleMessage) => void;
  readonly onError: (error: Error) => void;
}

/** @returns whether the line begins a message */
export function readConsole(line: string, { onMessage, onError }: Listeners): boolean {
  const [, source, level, text = ''] = MESSAGE.exec(line) ?? [];
  if (level === undefined) return false;
  if (source === 'JS' && level === 'ERROR' && !REFUSED.test(text)) onError(new Error(text));
  else onMessage(onlySupported<ConsoleMessage>('message', { type: () => TYPES[level as Level], text: () => text }));
  return true;
}
