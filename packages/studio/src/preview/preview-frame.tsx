/** A framed sample page of the chosen width, with a caption. */

import type { Width } from './preview-state.ts';

interface PreviewFrameProps {
  readonly id: string;
  readonly name: string;
  /** The address of the sample page; `null` hides the frame. */
  readonly src: string | null;
  readonly width: Width;
}

export function PreviewFrame({ id, name, src, width }: PreviewFrameProps) {
  return (
    <section className="preview-frame" aria-label={`Preview: ${name}`} hidden={src === null} data-preview-frame={id}>
      <h2 className="preview-frame__name" data-preview-live={`${id}-name`}>
        {name}
      </h2>
      <div className="preview-stage" data-preview-stage>
        <div className="preview-stage__page" data-width={width} data-preview-page>
          <iframe
            className="preview-stage__frame"
            id={id}
            title={`Sample page with header and footer: ${name}`}
            src={src ?? undefined}
          />
        </div>
      </div>
      <div className="preview-caption">
        <p data-preview-caption>{width === 'full' ? 'Full width' : `${width} px wide`}</p>
      </div>
    </section>
  );
}
