/** Runs functions of tests in the page, and transfers their arguments and results. */

import type { WebDriver } from 'selenium-webdriver';

/** A function whose source is sent to the page, its source, or an expression. */
export type PageFunction<Result> =
  | string
  | { readonly source: string }
  | ((...values: never[]) => Result | Promise<Result>);

/** Values that JSON lacks, in results. */
const SPECIAL: Readonly<Record<string, unknown>> = {
  undefined: undefined,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
};

/** Runs in the page. */
function asText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (part === undefined || (typeof part === 'number' && !Number.isFinite(part))) return { special: String(part) };
    return part instanceof Node ? `ref: ${part.nodeName}` : part;
  });
}

const fromText = (text: string): unknown =>
  JSON.parse(text, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && 'special' in part ? SPECIAL[String(part.special)] : part,
  );

export function sourceOf(pageFunction: PageFunction<unknown>): string {
  if (typeof pageFunction === 'object') return pageFunction.source;
  return typeof pageFunction === 'function' ? String(pageFunction) : `() => (${pageFunction.replace(/;\s*$/, '')})`;
}

/**
 * @param source of a function
 * @throws Error with the message of the error that the function throws
 */
export async function runInPage<Result>(
  driver: WebDriver,
  source: string,
  values: readonly unknown[],
): Promise<Result> {
  const script = `const values = [...arguments];
const done = values.pop();
const asText = ${asText};
Promise.resolve()
  .then(() => (${source})(...values))
  .then((value) => done({ text: asText(value) }))
  .catch((error) => done({ problem: error instanceof Error ? error.name + ': ' + error.message : String(error) }));`;
  const outcome = await driver.executeAsyncScript<{ text: string } | { problem: string }>(
    script,
    ...values.filter((value) => value !== undefined),
  );
  // messages that the page has written by now are in the pipe
  await new Promise((resolve) => setImmediate(resolve));
  if ('problem' in outcome) throw new Error(outcome.problem);
  return fromText(outcome.text) as Result;
}
