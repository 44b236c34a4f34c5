/** Takes a picture that is chosen, dropped or pasted, and shows the result. */

import { FileTrigger } from 'react-aria-components';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../contract/pictures.ts';
import { listed } from '../../fields/wording.ts';
import { Button } from '../controls/button.tsx';
import { Notice } from '../controls/notice.tsx';
import { FailureNotice } from '../kit/failure-notice.tsx';
import { Stack, Text } from '../primitives/layout.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import type { Upload, Uploading } from './use-upload.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'];

export function UploadArea({ upload, send, refuse }: Uploading) {
  const isBusy = upload.state === 'sending';
  function take(files: readonly File[]) {
    const [file, ...others] = files;
    if (isBusy) return;
    if (file === undefined) refuse('That was not a file. Save the picture on your computer, and choose it here.');
    else if (others.length > 0) refuse('Upload one picture at a time.');
    else send(file);
  }
  const isOver = useDroppedFiles(take);
  return (
    <Stack gap={3} className="studio-upload" data-over={isOver || undefined}>
      <div className="studio-upload__area">
        <Text weight="medium">Drop a picture here, or paste it</Text>
        <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => files && take([...files])}>
          <Button isDisabled={isBusy}>Choose a file…</Button>
        </FileTrigger>
        <Text size="small" tone="quiet">
          PNG, JPEG, WebP, AVIF or SVG, at least {PICTURE_WIDTH} × {PICTURE_HEIGHT} pixels. Cards show the middle of it.
        </Text>
      </div>
      <div role="status">
        <UploadState upload={upload} />
      </div>
      {upload.state === 'failed' && (
        <FailureNotice
          title={`${upload.file.name} was not uploaded`}
          failure={upload.failure}
          onRetry={() => send(upload.file)}
        />
      )}
    </Stack>
  );
}

function UploadState({ upload }: { readonly upload: Upload }) {
  switch (upload.state) {
    case 'sending':
      return (
        <p>
          Uploading {upload.name}…{upload.isSlow && ' The connection is slow; it may take a minute.'}
        </p>
      );
    case 'sent': {
      const { name, removed } = upload.picture;
      if (upload.isStill) {
        return (
          <Notice tone="caution" title={`${name} is uploaded as a still picture`}>
            <p>Cards don’t move, so they show the first frame of the animation.</p>
          </Notice>
        );
      }
      if (removed.length === 0) return <p>{name} is uploaded.</p>;
      return (
        <Notice tone="caution" title={`${name} is uploaded, without some of its parts`}>
          <p>Left out: {listed(removed)}. Check how it looks; if something is missing, upload it as PNG.</p>
        </Notice>
      );
    }
    case 'unusable':
      return (
        <Notice tone="bad" title={upload.name === '' ? 'Nothing was uploaded' : `${upload.name} cannot be used`}>
          <p>{upload.message}</p>
        </Notice>
      );
    default:
      return null;
  }
}
