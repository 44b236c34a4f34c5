/** Requests every link of header and footer. */

import { parseFragment } from 'parse5';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import type { Service } from '../local/service.ts';

const AT_ONCE = 6;

/** In milliseconds, for a page to answer. */
const TIMEOUT = 15_000;

/** @returns a line for each link that does not answer, or answers with an error */
export async function deadLinks({ fetch: request }: Service): Promise<readonly string[]> {
  const links = new Set<string>();
  for (const language of LANGUAGES) {
    for (const name of ['header', 'footer']) {
      const response = await request(`/chrome/${name}?lang=${language}&links=absolute`);
      for (const href of hrefsIn(parseFragment(await response.text()))) links.add(href);
    }
  }
  const waiting = [...links].filter((href) => href.startsWith('https:'));
  const dead: string[] = [];
  const work = async () => {
    for (let href = waiting.pop(); href !== undefined; href = waiting.pop()) {
      const reason = await reasonOf(href);
      if (reason !== null) dead.push(`${href}: ${reason}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return dead.sort();
}

async function reasonOf(href: string): Promise<string | null> {
  try {
    const { ok, status, body } = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT) });
    await body?.cancel();
    return ok ? null : String(status);
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}

/** The parts of parse5's nodes that are read. */
interface Node {
  readonly nodeName: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

function hrefsIn(node: Node): string[] {
  const href = node.nodeName === 'a' ? node.attrs?.find(({ name }) => name === 'href')?.value : undefined;
  return [...(href === undefined ? [] : [href]), ...(node.childNodes ?? []).flatMap(hrefsIn)];
}
