/** Uploads a few drawn pictures in the Studio's dialog, as if someone dropped them there. */

import type { Page } from 'playwright-core';

/** Names, and the hue of each, in degrees. */
const SAMPLES = [
  ['team-berlin.jpg', 28],
  ['keynote.png', 262],
  ['product-tour.png', 190],
] as const;

/** Leaves the dialog open, with the last picture chosen. */
export async function uploadSamples(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload or choose a picture…' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByText('Drop a picture here').waitFor();
  for (const [name, hue] of SAMPLES) {
    await page.evaluate(drop, { name, hue });
    await dialog.getByText(`${name} is uploaded.`).waitFor();
  }
  await dialog.locator('img').last().scrollIntoViewIfNeeded();
}

/** Runs in the page. */
async function drop({ name, hue }: { readonly name: string; readonly hue: number }): Promise<void> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
  const context = canvas.getContext('2d');
  if (!context) return;
  const sky = context.createLinearGradient(0, 0, 0, 720);
  sky.addColorStop(0, `hsl(${hue} 60% 30%)`);
  sky.addColorStop(1, `hsl(${hue + 40} 70% 75%)`);
  context.fillStyle = sky;
  context.fillRect(0, 0, 1280, 720);
  context.fillStyle = `hsl(${hue + 60} 90% 88%)`;
  context.beginPath();
  context.arc(930, 240, 110, 0, 2 * Math.PI);
  context.fill();
  for (const [left, top, shade] of [
    [0, 420, 35],
    [420, 360, 28],
    [780, 500, 20],
  ] as const) {
    context.fillStyle = `hsl(${hue} 45% ${shade}%)`;
    context.beginPath();
    context.moveTo(left - 420, 720);
    context.lineTo(left + 180, top);
    context.lineTo(left + 780, 720);
    context.fill();
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(blob ? [blob] : [], name, { type: 'image/png' }));
  document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}
