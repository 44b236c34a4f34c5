/** The current time, for components that update with it. */

import { useEffect, useState } from 'react';

/**
 * @param changed also refreshes the time when it changes, because the change may involve the last half minute
 * @returns milliseconds since 1970, renewed every half minute
 */
export function useNow(changed?: unknown): number {
  const [now, setNow] = useState(Date.now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it changes
  useEffect(() => setNow(Date.now()), [changed]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
