/** Pictures of cards, as people upload, choose and delete them in the Studio. */

import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { beforeEach, expect, test } from 'vitest';
import { largerPicture } from '../../../../../src/contract/picture.ts';
import { axeProblems } from '../../../../../test/support/axe.ts';
import { bytesOf, pngChunk, pngFile, pngHeader } from '../../../../../test/support/picture-files.ts';
import { hasFocus, UNTIL_SEEN, useStudio } from '../../../../../test/support/studio-pages.ts';
import type { CardContent } from '../../../src/contract/draft.ts';
import type { PictureList } from '../../../src/contract/pictures.ts';

const { studio, api, open } = useStudio();

const listed = async () => (await api().call<PictureList>('GET', 'pictures')).body.pictures;

/** Of the card that the tests use. */
async function savedImage(): Promise<string> {
  const { entries } = await api().draft();
  const content = entries.find(({ id }) => id === 'identity-report')?.content as CardContent | undefined;
  return content?.languages.en?.image ?? '';
}

beforeEach(async () => {
  for (const { path } of await listed()) await api().call('DELETE', `pictures/${path.split('/').at(-1)}`);
});

async function openDialog(prepare?: (page: Page) => Promise<unknown>) {
  const page = await open('/cards?language=en', prepare ? { prepare } : {});
  const card = page.getByRole('region', { name: 'Identity report' });
  await card.getByRole('button', { name: 'Upload or choose a picture…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByRole('button', { name: 'Choose a file…' }).waitFor();
  return { page, card, dialog };
}

const file = (bytes: Uint8Array, name = 'team.png', mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

const choose = (dialog: Locator, chosen: ReturnType<typeof file>) =>
  dialog.locator('input[type="file"]').setInputFiles(chosen);

async function upload(dialog: Locator, bytes: Uint8Array, name = 'team.png'): Promise<void> {
  await choose(dialog, file(bytes, name));
  await dialog.getByText(`${name} is uploaded.`).waitFor();
}

/** Sends files to the page as the system does. */
const transfer = (page: Page, type: 'drop' | 'paste', bytes: Uint8Array, name: string) =>
  page.evaluate(
    ([event, content, fileName]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(content)], fileName, { type: 'image/png' }));
      const options = { bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    [type, [...bytes], name] as const,
  );

test.each(['drop', 'paste'] as const)('a picture can be uploaded by %s, wherever in the dialog', async (type) => {
  const { page, dialog } = await openDialog();
  await transfer(page, type, pngFile(800, 600), `${type}.png`);
  await dialog.getByText(`${type}.png is uploaded.`).waitFor();
  await dialog.getByRole('radio', { name: `${type}.png` }).waitFor();
  expect(page.url()).toContain('/cards');
});

test('with the keyboard alone, a picture is viewed and deleted', async () => {
  const { page, card, dialog } = await openDialog();
  await upload(dialog, pngFile(400), 'first.png');
  await upload(dialog, pngFile(500), 'second.png');
  const radio = dialog.getByRole('radio', { name: 'second.png' });
  await radio.focus();
  await page.keyboard.press('ArrowDown');
  await dialog.getByRole('region', { name: 'Chosen picture' }).getByText('first.png').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // first that it stays, then that it goes
  await dialog.getByText('Delete it for good?').waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText('Delete it for good?').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await dialog.getByText('Delete it for good?').waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await dialog.getByRole('radio', { name: 'first.png' }).waitFor({ state: 'detached' });
  expect((await listed()).map(({ name }) => name)).toEqual(['second.png']);
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const opener = card.getByRole('button', { name: 'Upload or choose a picture…' });
  await expect.poll(() => hasFocus(opener)).toBe(true);
});

test.each<[name: string, chosen: ReturnType<typeof file>, message: RegExp]>([
  ['HTML named as PNG', file(Buffer.from('<!doctype html><script>1</script>')), /cannot read the file as a picture/],
  ['half a picture of 40,000 pixels', file(pngHeader(40_000, 40_000)), /cannot read the file as a picture/],
  ['a small picture', file(pngFile(120)), /120 × 68 pixels. Choose one of at least 360 × 202/],
  ['a tall picture', file(pngFile(400, 900)), /more than twice as tall as it is wide/],
  ['a wide picture', file(pngFile(2000, 400)), /more than three times as wide as it is tall/],
  [
    'a heavy drawing',
    file(Buffer.from(`<svg>${' '.repeat(200_000)}</svg>`), 'a.svg', 'image/svg+xml'),
    /201 kB, and the limit is 100 kB/,
  ],
  ['a drawing without a size', file(Buffer.from('<svg/>'), 'a.svg', 'image/svg+xml'), /no size/],
])('%s is refused, and the dialog says why', async (_, chosen, message) => {
  const { dialog } = await openDialog();
  await choose(dialog, chosen);
  await dialog.getByText(message).waitFor();
  expect(await listed()).toEqual([]);
  expect(await dialog.getByRole('button', { name: 'Use this picture' }).isDisabled()).toBe(true);
});

test('an animated picture becomes a still one, and the dialog says so', async () => {
  const { dialog } = await openDialog();
  const png = pngFile(400);
  const moving = bytesOf(png.slice(0, 33), pngChunk('acTL', bytesOf([0, 0, 0, 2, 0, 0, 0, 0])), png.slice(33));
  await choose(dialog, file(moving, 'moving.png'));
  await dialog.getByText('moving.png is uploaded as a still picture').waitFor();
});

test('a drawing loses everything that is not drawn, and the dialog names it', async () => {
  const { dialog } = await openDialog();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><script>1</script><text>a</text><path d="M0 0h16v9z"/></svg>';
  await choose(dialog, file(Buffer.from(drawing), 'a.svg', 'image/svg+xml'));
  await dialog.getByText('Left out: script and text.').waitFor();
  await dialog.getByText('Drawing, 1 kB').waitFor();
});

/** Transparent at the left. */
function halfTransparent(): Uint8Array {
  const png = PNG.sync.read(Buffer.from(pngFile(800)));
  for (let index = 3; index < png.data.length; index += 4) if (index % (800 * 4) < 1600) png.data[index] = 0;
  return PNG.sync.write(png);
}

test.each([
  ['jpg', pngFile(800)],
  ['png', halfTransparent()],
])('a browser that cannot write WebP sends .%s, depending on transparency', async (extension, bytes) => {
  const { dialog } = await openDialog((page) =>
    page.addInitScript(() => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
        // as the standard wants it for types that are not supported
        toBlob.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
      };
    }),
  );
  await upload(dialog, bytes);
  const [picture] = await listed();
  expect(picture?.path.endsWith(`.${extension}`)).toBe(true);
  expect(picture?.larger?.width).toBe(720);
});

test('an upload that is offline says so, and is repeated from the dialog', async () => {
  const { page, dialog } = await openDialog();
  await page.context().setOffline(true);
  await choose(dialog, file(pngFile(400)));
  await dialog.getByText('team.png was not uploaded').waitFor();
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByText('team.png is uploaded.').waitFor();
});

test('a slow upload says so', async () => {
  const { promise: isOver, resolve: goOn } = Promise.withResolvers<void>();
  const { page, dialog } = await openDialog(async (opened) => {
    await opened.clock.install();
    await opened.route('**/api/pictures', async (route) => {
      if (route.request().method() === 'POST') await isOver;
      await route.continue();
    });
  });
  await choose(dialog, file(pngFile(400)));
  await dialog.getByText('Uploading team.png…').waitFor();
  await page.clock.fastForward(5_000);
  await dialog.getByText('The connection is slow').waitFor();
  goOn();
  await dialog.getByText('team.png is uploaded.').waitFor();
});

test('the dialog has no accessibility problems, in both themes and with large text', async () => {
  const { page, dialog } = await openDialog();
  await choose(dialog, file(pngFile(1600), 'a-name-that-is-far-too-long-for-the-place-that-it-has.png'));
  await dialog.getByText(/is uploaded/).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeProblems(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const right = () => dialog.evaluate((element) => element.getBoundingClientRect().right);
  await expect.poll(right).toBeLessThanOrEqual(390);
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test('a picture is uploaded in the two sizes that cards show, and shown on the card and to visitors', async () => {
  const { card, dialog } = await openDialog();
  await upload(dialog, pngFile(1600));
  await dialog.getByRole('radio', { name: 'team.png' }).and(dialog.locator(':checked')).waitFor();
  await dialog.getByText(/^360 × 203 and 720 × 405 pixels, \d+ and \d+ kB$/).waitFor();
  await dialog.getByText('No card shows it.').waitFor();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await dialog.waitFor({ state: 'detached' });
  const [picture] = await listed();
  await expect.poll(savedImage).toBe(picture?.path);
  const image = card.getByRole('figure').locator('img');
  expect(await image.getAttribute('src')).toBe(picture?.path);
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(picture?.width);
  expect(picture?.path).toMatch(/\.webp$/);
  expect(picture?.larger?.width).toBeGreaterThanOrEqual(720);

  await api().publish();
  await expect
    .poll(async () => (await studio().service.fetch('/chrome/header?lang=en')).text(), UNTIL_SEEN)
    .toContain(`${largerPicture(picture?.path ?? '')} 2x`);
  expect((await listed())[0]?.uses).toHaveLength(2);

  const history = await open('/history');
  await history.getByRole('button', { name: /^Show changes of version 2/ }).click();
  await history.getByText('Field by field').click();
  expect(await history.getByRole('img', { name: 'Uploaded' }).getAttribute('src')).toBe(picture?.path);
});
