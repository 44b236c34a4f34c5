/** The dialog “Choose a picture”: uploads and lists pictures, and deletes unused ones. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../controls/dialog.tsx';
import { callApi } from '../data/api-client.ts';
import { type Failure, failureOf } from '../data/failure.ts';
import { apiQuery, reload } from '../data/query-client.ts';
import { FailureNotice } from '../kit/failure-notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { FIELD } from '../primitives/control-classes.ts';
import { Text } from '../primitives/layout.tsx';
import { PictureDetails } from './picture-details.tsx';
import { UploadArea } from './upload-area.tsx';
import { useUpload } from './use-upload.ts';

const PICTURES = apiQuery('GET /pictures', {});

interface PictureDialogProps {
  /** The path of the card's picture; `null` if it has another image. */
  readonly current: string | null;
  readonly onChoose: (path: string) => void;
  readonly onClose: () => void;
}

export function PictureDialog({ current, onChoose, onClose }: PictureDialogProps) {
  const queries = useQueryClient();
  const query = useQuery({ ...PICTURES, gcTime: 0 });
  const [chosen, setChosen] = useState(current);
  const [failure, setFailure] = useState<Failure | null>(null);
  const uploading = useUpload(async ({ path }) => {
    await reload(queries, PICTURES.queryKey);
    setChosen(path);
  });
  const pictures = query.data?.pictures ?? [];
  const picture = pictures.find(({ path }) => path === chosen) ?? null;

  async function remove(path: string) {
    setFailure(null);
    try {
      await callApi('DELETE /pictures/:file', { params: { file: path.slice(path.lastIndexOf('/') + 1) } });
      setChosen(current === path ? null : current);
      await reload(queries, PICTURES.queryKey);
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  return (
    <Dialog
      title="Choose a picture"
      size="wide"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" isDisabled={picture === null} onPress={() => picture && onChoose(picture.path)}>
            Use this picture
          </Button>
        </>
      }
    >
      {query.isError ? null : <UploadArea {...uploading} />}
      {query.isPending && <Skeleton rows={1} height="8rem" />}
      {query.isError && (
        <FailureNotice
          title="The pictures could not be loaded"
          failure={failureOf(query.error)}
          onRetry={query.refetch}
        />
      )}
      {pictures.length > 0 && (
        <RadioGroup className="studio-pictures" value={chosen} onChange={setChosen}>
          <Label className={FIELD.label}>Uploaded pictures</Label>
          <div className="studio-pictures__list">
            {pictures.map(({ path, name, uses }) => (
              <Radio key={path} value={path} className="studio-image-field__option">
                <img className="studio-pictures__image" src={path} alt="" width={144} height={81} loading="lazy" />
                <Text as="span" truncates>
                  {name}
                </Text>
                <Text as="span" size="small" tone="quiet">
                  {uses.length > 0 ? 'In use' : 'Not used'}
                </Text>
              </Radio>
            ))}
          </div>
        </RadioGroup>
      )}
      {picture && <PictureDetails key={picture.path} picture={picture} onDelete={() => remove(picture.path)} />}
      {failure && <FailureNotice title="The picture was not deleted" failure={failure} />}
    </Dialog>
  );
}
