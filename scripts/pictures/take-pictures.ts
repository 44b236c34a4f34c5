/** `npm run pictures`: takes the pictures of the docs from the built worker; with `--sheet`, a picture of every state. */

import { launchChromium } from '../local/chromium.ts';
import { startStudio } from '../local/studio.ts';
import { drawContactSheet } from './contact-sheet.ts';
import { takeDocsPictures } from './docs-pictures.ts';
import { PictureOptionError, parsePictureOptions } from './picture-options.ts';
import { takeSitesPicture } from './sites-picture.ts';
import { takeStudioPictures } from './take-studio-pictures.ts';

const options = readOptions();
// the preview of the Studio has the sample page
const [{ studio: service, stop }, browser] = await Promise.all([startStudio(), launchChromium()]);
try {
  if (options === null) {
    await takeDocsPictures(service, browser);
    await takeStudioPictures(browser);
    await takeSitesPicture(browser);
  } else
    for (const theme of options.themes)
      console.log(await drawContactSheet({ service, browser, language: options.language, theme, out: options.out }));
} finally {
  await browser.close();
  await stop();
}

function readOptions() {
  try {
    return parsePictureOptions(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof PictureOptionError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
