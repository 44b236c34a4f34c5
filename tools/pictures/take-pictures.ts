/** `npm run pictures`: takes the pictures of the docs from the built worker. */

import { launchChromium } from '../../packages/cli/src/local/chromium.ts';
import { startStudio } from '../../packages/cli/src/local/studio.ts';
import { takeDocsPictures } from './docs-pictures.ts';
import { takeSitesPicture } from './sites-picture.ts';
import { takeStudioPictures } from './take-studio-pictures.ts';

// the preview of the Studio has the sample page
const [{ studio: service, stop }, browser] = await Promise.all([startStudio(), launchChromium()]);
try {
  await takeDocsPictures(service, browser);
  await takeStudioPictures(browser);
  await takeSitesPicture(browser);
} finally {
  await browser.close();
  await stop();
}
