/** A separate browser for each context: a WebKitWebDriver, its window and its session. */

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import { freePort } from '../../../packages/cli/src/local/free-port.ts';
import { endChild, startChild } from './child.ts';
import { ViewControl } from './view-control.ts';

const VIEW = fileURLToPath(new URL('bare-view.py', import.meta.url));

/** In milliseconds. */
const SCRIPT_TIMEOUT = 100_000;
const START_TIMEOUT = 30_000;

const ENVIRONMENT = {
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  // the sandbox needs privileges that containers lack
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};

/** What bare-view.py reads. */
interface ViewOptions {
  /** The port of the proxy through which the view requests everything. */
  readonly proxy: number;
  readonly width: number;
  readonly height: number;
  /** Whether the page's scripts run; the driver's own always do. */
  readonly scripts: boolean;
  /** Whether scroll bars take up space. */
  readonly scrollBars: boolean;
  /** The preferred language, such as `en-GB`; the default is the machine's. */
  readonly locale: string | null;
}

export interface SessionOptions extends ViewOptions {
  /** The display, such as `:3`. */
  readonly display: string;
  /** Such as `Europe/Berlin`; the default is the machine's. */
  readonly timeZone: string | undefined;
  /** Receives each line that the browser writes. @returns whether it is a message of the page */
  readonly onOutput: (line: string) => boolean;
}

export interface Session {
  readonly driver: WebDriver;
  readonly view: ViewControl;
  readonly stop: () => Promise<void>;
}

export async function startSession({ display, timeZone, onOutput, ...options }: SessionOptions): Promise<Session> {
  const port = await freePort();
  const directory = await mkdtemp(join(tmpdir(), 'portico-view-'));
  const control = join(directory, 'control');
  const view = await ViewControl.listen(control);
  const program = startChild('stdbuf', ['-oL', 'WebKitWebDriver', `--port=${port}`], {
    env: {
      ...process.env,
      ...ENVIRONMENT,
      DISPLAY: display,
      ...(timeZone !== undefined && { TZ: timeZone }),
    },
  });
  const output: string[] = [];
  const onLine = (line: string) => {
    if (!onOutput(line)) output.push(line);
  };
  for (const stream of [program.stdout, program.stderr])
    if (stream) createInterface({ input: stream }).on('line', onLine);
  const server = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(answers, { timeout: 10_000, interval: 20 });
  const ready = once(view.loading, 'ready');
  const driver = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: '/usr/bin/python3',
          args: [VIEW, JSON.stringify({ ...options, control, data: join(directory, 'data') })],
        },
      }),
    )
    .build();
  const start = Promise.all([ready, driver.manage().setTimeouts({ script: SCRIPT_TIMEOUT })]);
  // the driver waits forever for a view that has crashed
  const timeout = pause(START_TIMEOUT, undefined, { ref: false }).then(() => {
    throw new Error(`No view has started: ${output.join('\n')}`);
  });
  await Promise.race([start, timeout]);
  timeout.catch(() => {});
  return {
    driver,
    view,
    stop: async () => {
      await view.close();
      await endChild(program);
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
