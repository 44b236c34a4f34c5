/** A framed sample page of the chosen width, with a caption. */

import { Text } from '../page/primitives/layout.tsx';
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
    <section aria-label={`Preview: ${name}`} hidden={src === null} data-preview-frame={id}>
      <Text as="h2" below={1} size="small" weight="strong" data-preview-live={`${id}-name`}>
        {name}
      </Text>
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
      <Text size="small" tone="quiet" data-preview-caption>
        {width === 'full' ? 'Full width' : `${width} px wide`}
      </Text>
    </section>
  );
}
