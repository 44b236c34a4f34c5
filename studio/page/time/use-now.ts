/** The time, which components follow. */

import { useEffect, useState } from 'react';

/** @returns milliseconds since 1970, renewed every half minute */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
