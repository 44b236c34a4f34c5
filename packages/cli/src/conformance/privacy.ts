/** Finds visitors' data in the requests that a host sends to the service. */

import type { FaultyService } from './faulty-service.ts';
import { PRIVATE_HEADERS, VISITOR } from './request-kinds.ts';
import { BrokenRule } from './rules.ts';

/** At most one problem: the first. */
export function privacyProblem(requests: FaultyService['requests']): readonly BrokenRule[] {
  for (const { line, headers } of requests) {
    if (!/^((GET|HEAD) \/|POST \/chrome\/events$)/.test(line))
      return [new BrokenRule('privacy', `the service got the request ${line}`)];
    const leaked = Object.keys(headers).filter(
      (name) => PRIVATE_HEADERS.some((one) => one === name) || String(headers[name]).includes(VISITOR),
    );
    if (leaked.length > 0)
      return [new BrokenRule('privacy', `the service got a visitor's headers: ${leaked.join(', ')} (${line})`)];
  }
  return [];
}
