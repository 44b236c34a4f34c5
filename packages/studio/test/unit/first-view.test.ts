/** The warning that header and footer have become too large for a first view. */

import { expect, test } from 'vitest';
import { testBuildSnapshot } from '../../../../test/support/build-snapshot.ts';
import { previewOptions } from '../../../../test/support/preview.ts';
import { studioApi } from '../../../../test/support/studio-api.ts';
import { apiInProcess, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import { TEST_ASSETS } from '../../../../test/support/test-assets.ts';
import { brotliRatios } from '../../../cli/src/brotli-ratios.ts';
import { createApi } from '../../src/api/create-api.ts';
import type { EntryContent } from '../../src/contract/draft.ts';
import { createFirstViewMeter } from '../../src/preview/first-view.ts';

/** A Studio in which the files of the content leave room for 250 bytes until the warning, in German and French. */
async function studio() {
  const preview = previewOptions();
  const styles = { ...TEST_ASSETS.styles, brotliBytes: 8_080 };
  const release = { ...preview.release, assets: { ...TEST_ASSETS, styles } };
  const measureFirstViews = createFirstViewMeter({
    ...preview,
    release,
    files: { brotliRatios: brotliRatios(testBuildSnapshot()) },
  });
  const { store } = await studioInProcess();
  return studioApi(
    apiInProcess(store, 'local', { createApi: (options) => createApi({ ...options, measureFirstViews }) }),
  );
}

const inTwo = (prefix: string, count: number, start = 0): EntryContent => {
  const entries = Array.from({ length: count }, (_, index) => `${prefix}-${start + index}`).join('\n');
  return { kind: 'list', languages: { de: { entries }, fr: { entries } } };
};

const link = (index: number): EntryContent => {
  const name = `${['Audit', 'Backups', 'Consent', 'Regions', 'Webhooks'][index % 5]} ${index * 7919}`;
  const fields = { name, description: '', link: `/${(index * 104_729).toString(36)}/${index}` };
  return { kind: 'link', languages: { de: fields, fr: fields } };
};

test('it is reported once for all languages, before the publication and not after it', async () => {
  const api = await studio();
  const found = async () => (await api.check()).warnings.filter(({ warning }) => warning === 'too-large');
  for (let index = 0; index < 48; index += 1) await api.add(`extra-${index}`, link(index));
  const list = await api.add('legal', inTwo('extra', 2));
  expect(await found()).toEqual([]);

  const { revision } = await api.change(list, inTwo('extra', 48));
  const [warning, ...others] = await found();
  expect(others).toEqual([]);
  expect(warning).toMatchObject({ key: 'too-large de fr', language: null });
  expect(warning?.text).toMatch(
    /^Header and footer are too large for a quick first view in German \(about 14,[4-9]\d\d bytes\) and French \(about/,
  );

  const { since, chosen, warnings } = await api.check();
  const publish = (acknowledged: readonly string[]) =>
    api.call('POST', 'versions', { since, entries: chosen, reason: '', acknowledged });
  const keys = warnings.map(({ key }) => key);
  expect((await publish(keys.filter((key) => key !== warning?.key))).body).toMatchObject({
    error: 'unacknowledged',
    warnings: [warning],
  });
  expect((await publish(keys)).status).toBe(201);

  await api.change({ ...list, revision }, inTwo('extra', 47));
  const { earlier } = await api.check();
  expect(await found()).toEqual([]);
  expect(earlier.map(({ key }) => key)).toContain(warning?.key);
});
