/** Lists, stores and deletes the pictures of cards. */

import { ASSETS_PATH } from '../../../../src/release/release.ts';
import { numberText } from '../contract/limits.ts';
import { MAX_PICTURE_BYTES, MAX_PICTURES } from '../contract/pictures.ts';
import { pictureUses } from '../entries/picture-uses.ts';
import { addPicture, deletePicture, findPicture, listPictures, picturePath } from '../pictures/picture-bucket.ts';
import type { PictureHolders } from '../store/store.ts';
import { failure, json, NO_CONTENT, notFound } from './answers.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { handle } from './handle.ts';
import { readWithin } from './parse-body.ts';
import { readPictureForm } from './picture-form.ts';

/** In bytes: two files, and the form's overhead. */
const MAX_FORM_BYTES = 2 * MAX_PICTURE_BYTES + 5_000;

const NO_BUCKET =
  'This Studio has no bucket for pictures: its worker needs the binding ASSET_BUCKET (docs/deploying.md).';

export function routePictures(api: Api, { openStore, pictures: bucket, now }: ApiOptions): void {
  if (!bucket) {
    api.all('/pictures', () => notFound(NO_BUCKET));
    return;
  }

  handle(api, 'GET /pictures', async () => {
    const [pictures, { entries, latest }] = await Promise.all([listPictures(bucket), openStore().readDraft()]);
    const uses = pictureUses(entries, latest.languages);
    const listed = pictures.map((picture) => ({ ...picture, uses: uses.get(picture.path) ?? [] }));
    return json({ pictures: listed });
  });

  handle(api, 'POST /pictures', async ({ by: { person }, request }) => {
    const bytes = await readWithin(request, MAX_FORM_BYTES);
    if (bytes === null) {
      return invalid(413, `Each of a picture’s two files may have at most ${numberText(MAX_PICTURE_BYTES)} bytes.`);
    }
    const read = await readPictureForm(bytes, request.headers.get('content-type') ?? '');
    if (!read) return invalid(400, 'The body must be a form with the file picture, and larger if it has two sizes.');
    if ('refused' in read) return invalid(422, read.refused);
    const path = await picturePath(read);
    const { removed } = read.file;
    const present = await findPicture(bucket, path);
    if (present) return json({ ...present, removed });
    if ((await listPictures(bucket)).length >= MAX_PICTURES) {
      return invalid(422, `There are already ${numberText(MAX_PICTURES)} pictures. Delete some that aren’t used.`);
    }
    const uploadedAt = new Date(now()).toISOString();
    const picture = await addPicture(bucket, path, { ...read, uploadedAt, uploadedBy: person });
    await openStore().recordPicture({ action: 'picture-uploaded', path, person });
    return json({ ...picture, removed }, 201);
  });

  handle(api, 'DELETE /pictures/:file', async ({ params: { file }, by: { person } }) => {
    const path = ASSETS_PATH + file;
    if (!(await findPicture(bucket, path))) return notFound('There is no such picture.');
    const reason = reasonToKeep(await openStore().readPictureHolders(path));
    if (reason !== null) return invalid(422, reason);
    await deletePicture(bucket, path);
    await openStore().recordPicture({ action: 'picture-deleted', path, person });
    return NO_CONTENT;
  });
}

function invalid(status: 400 | 413 | 422, message: string): Response {
  return failure(status, { error: 'invalid', message });
}

function reasonToKeep({ cards, versions, isShared }: PictureHolders): string | null {
  if (cards.length > 0) return 'A card in the draft shows this picture. Choose another one there first.';
  if (versions.length > 0) {
    return `The picture can’t be deleted: the history shows it in ${versionsText(versions)}, which can be published again.`;
  }
  return isShared ? 'A shared preview shows this picture. End its link first, or wait until it expires.' : null;
}

/** `version 3`, `versions 3 to 12` */
function versionsText(versions: readonly number[]): string {
  const [first, last] = [versions[0], versions.at(-1)];
  return first === last ? `version ${first}` : `versions ${first} to ${last}`;
}
