/** Runs in the measured page: watches long tasks, event timing, and the frame in which a menu becomes visible. */

import type { Page } from 'playwright-core';

/** An element, and the inner element without which it counts as empty. */
export interface Target {
  readonly container: string;
  readonly item: string;
}

export interface Opening {
  /**
   * Milliseconds from the first event of the input, or the named one, to the end of the first frame that shows the target: 0 if it was shown
   * before, `null` if it was not shown within the time.
   */
  readonly delay: number | null;
  /** The longest event of the interaction in milliseconds, as Event Timing rounds it; `null` below its threshold of 16. */
  readonly interaction: number | null;
}

export interface Loading {
  /** Milliseconds above 50 of each long task, added up. */
  readonly blocking: number;
  /** Milliseconds from the first paint until the scripts have taken over. */
  readonly readyAfterPaint: number;
}

interface EventEntry extends PerformanceEntry {
  readonly interactionId: number;
}

type MeasuredWindow = typeof globalThis & {
  measured: {
    readonly longTasks: number[];
    readonly events: EventEntry[];
    readyAt?: number;
    opening?: Promise<Opening>;
  };
};

/** Watches a page's next documents from their start. */
export async function watchPage(page: Page, ready: string): Promise<void> {
  await page.addInitScript((selector) => {
    const measured: MeasuredWindow['measured'] = { longTasks: [], events: [] };
    (globalThis as MeasuredWindow).measured = measured;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) measured.longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      measured.events.push(...(list.getEntries() as EventEntry[]));
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    const look = () => {
      if (document.querySelector(selector)) measured.readyAt = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, ready);
}

export function readLoading(page: Page): Promise<Loading> {
  return page.evaluate(async () => {
    const { longTasks, readyAt = Number.NaN } = (globalThis as MeasuredWindow).measured;
    // reported later than the frame
    const paintedAt = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    return {
      blocking: longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
      readyAfterPaint: Math.max(0, readyAt - paintedAt),
    };
  });
}

/**
 * Watches for the target from now on.
 *
 * @param deadline in milliseconds, after the first event
 * @param from the event that the delay starts with, if not the first one
 * @returns a function that waits for the result
 */
export async function watchOpening(
  page: Page,
  target: Target,
  deadline: number,
  from?: 'pointerup',
): Promise<() => Promise<Opening>> {
  await page.evaluate(
    ({ container, item, deadline, from }) => {
      const { measured } = globalThis as MeasuredWindow;
      const isShown = () => {
        const box = document.querySelector(container)?.getBoundingClientRect();
        const element = document.querySelector(`${container} ${item}`);
        return Boolean(box?.width && box.height && element?.checkVisibility({ visibilityProperty: true }));
      };
      if (isShown()) {
        measured.opening = Promise.resolve({ delay: 0, interaction: null });
        return;
      }
      const armedAt = performance.now();
      let startedAt: number | undefined;
      const start = (event: Event) => {
        startedAt ??= event.timeStamp;
      };
      for (const type of from ? [from] : ['pointerover', 'pointerdown', 'keydown'])
        addEventListener(type, start, { capture: true, once: true });
      const opened = new Promise<number | null>((resolve) => {
        const look = () => {
          if (startedAt !== undefined && isShown()) {
            // a message is delivered after the frame has been laid out and painted
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - Number(startedAt));
            port2.postMessage(null);
          } else if (performance.now() - (startedAt ?? armedAt) > deadline) resolve(null);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      measured.opening = opened.then(async (delay) => {
        // entries of Event Timing are delivered later
        await new Promise((resolve) => setTimeout(resolve, 150));
        const durations = measured.events
          .filter(({ interactionId, startTime }) => interactionId > 0 && startTime >= armedAt)
          .map(({ duration }) => duration);
        return { delay, interaction: durations.length > 0 ? Math.max(...durations) : null };
      });
    },
    { ...target, deadline, from },
  );
  return () =>
    page.evaluate(() => {
      const { opening } = (globalThis as MeasuredWindow).measured;
      if (!opening) throw new Error('Nothing is watched');
      return opening;
    });
}
