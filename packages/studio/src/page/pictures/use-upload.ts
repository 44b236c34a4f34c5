/** Uploads one picture at a time, and keeps a file that failed, to send it again. */

import { useState } from 'react';
import type { UploadedPicture } from '../../contract/pictures.ts';
import { ApiFailure, callApi } from '../data/api-client.ts';
import { type Failure, failureOf } from '../data/failure.ts';
import { makeSizes, UnusablePicture } from './make-sizes.ts';

/** In milliseconds. */
const [SLOW_AFTER, GIVE_UP_AFTER] = [4_000, 60_000];

export type Upload =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly name: string; readonly isSlow: boolean }
  /** `isStill` if the file moves, unlike the picture. */
  | { readonly state: 'sent'; readonly picture: UploadedPicture; readonly isStill: boolean }
  /** The file itself can't be used. */
  | { readonly state: 'unusable'; readonly name: string; readonly message: string }
  | { readonly state: 'failed'; readonly file: File; readonly failure: Failure };

export interface Uploading {
  readonly upload: Upload;
  readonly send: (file: File) => Promise<void>;
  /** Reports input that is not a file to send. */
  readonly refuse: (message: string) => void;
}

/** @param onSent called with the picture before the state changes */
export function useUpload(onSent: (picture: UploadedPicture) => Promise<void>): Uploading {
  const [upload, setUpload] = useState<Upload>({ state: 'none' });

  async function send(file: File) {
    const { name } = file;
    setUpload({ state: 'sending', name, isSlow: false });
    const slow = setTimeout(() => setUpload({ state: 'sending', name, isSlow: true }), SLOW_AFTER);
    try {
      const { picture, larger, isStill } = await makeSizes(file);
      const body = new FormData();
      body.set('picture', picture, name);
      if (larger) body.set('larger', larger, name);
      const signal = AbortSignal.timeout(GIVE_UP_AFTER);
      const sent = await callApi('POST /pictures', { body, signal });
      await onSent(sent);
      setUpload({ state: 'sent', picture: sent, isStill });
    } catch (error) {
      const isUnusable = error instanceof UnusablePicture || (error instanceof ApiFailure && error.status === 422);
      setUpload(
        isUnusable
          ? { state: 'unusable', name, message: error.message }
          : { state: 'failed', file, failure: failureOf(error) },
      );
    } finally {
      clearTimeout(slow);
    }
  }

  return { upload, send, refuse: (message) => setUpload({ state: 'unusable', name: '', message }) };
}
