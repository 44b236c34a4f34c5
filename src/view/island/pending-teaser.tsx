/** A teaser whose post was not cached when the page was rendered; the script loads it (load-teaser.ts). */

interface PendingTeaserProps {
  /** The name of the spinner for assistive technology. */
  readonly loading: string;
}

export function PendingTeaser({ loading }: PendingTeaserProps) {
  return (
    <div className="portico-teaser" data-portico-part="teaser" data-portico-state="loading">
      <span className="portico-spinner" role="status" aria-label={loading} />
    </div>
  );
}
