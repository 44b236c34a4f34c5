/** Takes files dropped anywhere on the page, or pasted, while the component is mounted. */

import { useEffect, useEffectEvent, useState } from 'react';

/** @returns whether something is dragged over the page */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((event: Event, transfer: DataTransfer | null) => {
    // otherwise, the browser opens the file
    event.preventDefault();
    setIsOver(false);
    onFiles([...(transfer?.files ?? [])]);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    };
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? setIsOver(false), { signal });
    document.addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
    document.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
