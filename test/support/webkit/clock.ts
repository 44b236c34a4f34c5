/** Playwright's `page.clock`: the page's timers and dates, which a test can stop and advance. */

import type { Clock } from 'playwright-core';
import type { PageFunction } from './script.ts';
import { onlyOptions, onlySupported } from './supported.ts';

interface PageClock {
  /** Runs what is due until then, and stops. */
  readonly pauseAt: (instant: number) => Promise<void>;
  readonly runFor: (milliseconds: number) => Promise<void>;
}

declare global {
  interface Window {
    testClock?: PageClock;
  }
}

/** Runs in the page before its scripts, and so refers to nothing outside itself. */
function installClock() {
  interface Timer {
    due: number;
    readonly every: number | undefined;
    readonly act: () => void;
    /** The real timer, while the clock runs. */
    real?: ReturnType<typeof setTimeout>;
  }
  const real = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout, Date };
  const realNow = performance.now.bind(performance);
  const timers = new Map<number, Timer>();
  const origin = real.Date.now() - realNow();
  let lastId = 1_000_000;
  let stoppedAt: number | undefined;
  const now = () => stoppedAt ?? realNow();

  const fire = (id: number) => {
    const timer = timers.get(id);
    if (!timer) return;
    if (timer.every === undefined) timers.delete(id);
    else timer.due += Math.max(timer.every, 1);
    if (timer.every !== undefined) start(id, timer);
    timer.act();
  };
  const start = (id: number, timer: Timer) => {
    if (stoppedAt === undefined) timer.real = real.setTimeout.call(window, () => fire(id), timer.due - now());
  };
  const add = (act: () => void, delay: number, every?: number) => {
    const timer: Timer = { due: now() + delay, every, act };
    timers.set(++lastId, timer);
    start(lastId, timer);
    return lastId;
  };
  const remove = (id: number | undefined) => {
    if (id === undefined) return;
    real.clearTimeout.call(window, timers.get(id)?.real);
    timers.delete(id);
  };
  const advanceTo = async (end: number) => {
    for (;;) {
      // lets the last timer's consequences run
      await new Promise<void>((resolve) => real.setTimeout.call(window, resolve, 0));
      const [next] = [...timers].filter(([, { due }]) => due <= end).sort(([, one], [, other]) => one.due - other.due);
      if (!next) break;
      stoppedAt = Math.max(stoppedAt ?? 0, next[1].due);
      fire(next[0]);
    }
    stoppedAt = end;
  };

  Object.assign(window, {
    setTimeout: (act: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) =>
      add(() => act(...values), Number(delay) || 0),
    setInterval: (act: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) =>
      add(() => act(...values), Number(delay) || 0, Number(delay) || 0),
    clearTimeout: remove,
    clearInterval: remove,
    requestAnimationFrame: (act: (time: number) => void) => add(() => act(now()), 16 - (now() % 16)),
    cancelAnimationFrame: remove,
  });
  performance.now = now;
  window.Date = new Proxy(real.Date, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [origin + now()], newTarget),
    get: (target, key) => (key === 'now' ? () => Math.round(origin + now()) : Reflect.get(target, key, target)),
  });
  window.testClock = {
    pauseAt: (instant) => {
      for (const { real: id } of timers.values()) real.clearTimeout.call(window, id);
      stoppedAt = now();
      return advanceTo(instant - origin);
    },
    runFor: (milliseconds) => advanceTo(now() + milliseconds),
  };
}

/** @param run runs a function in the page; @param addInitScript runs one in every later document */
export function clockOf(
  run: (pageFunction: PageFunction<void>, value: number) => Promise<void>,
  addInitScript: (source: string) => Promise<void>,
): Clock {
  const milliseconds = (time: number | string | Date): number => {
    if (typeof time === 'number') return time;
    throw new Error('page.clock takes only numbers in the WebKit suite.');
  };
  return onlySupported<Clock>('page.clock', {
    install: (options) => {
      onlyOptions('clock.install', options);
      return addInitScript(`(${installClock})()`);
    },
    pauseAt: (time) => run((instant: number) => (window.testClock as PageClock).pauseAt(instant), milliseconds(time)),
    runFor: (time) => run((duration: number) => (window.testClock as PageClock).runFor(duration), milliseconds(time)),
  });
}
