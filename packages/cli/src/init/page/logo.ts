/** The logo of a page as a file for `images/`: only a drawing in the page itself, so that nothing else is requested. */

import { PictureError } from '../../../../studio/src/pictures/formats/picture-file.ts';
import { cleanSvg, markupOf } from '../../../../studio/src/pictures/svg/clean-svg.ts';
import { drawingOf } from '../../drawings/read-svg.ts';
import type { Brand } from './brand.ts';

interface ImportedLogo {
  readonly file: string | null;
  readonly isWordmark: boolean;
  readonly unread: readonly string[];
}

/** As wide as letters make it. */
const WORDMARK = 2;

export async function logoOf({ logo, logoFile }: Brand): Promise<ImportedLogo> {
  const none = (reason: string) => ({ file: null, isWordmark: false, unread: [`The logo: ${reason}`] });
  if (logo === null) {
    return none(
      logoFile === null
        ? 'put its drawing into images/logo.svg.'
        : `put ${logoFile} as a drawing into images/logo.svg.`,
    );
  }
  try {
    const svg = cleanSvg(
      logo.includes('xmlns=') ? logo : logo.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
    );
    const result = await drawingOf(svg, 'logo');
    if ('faults' in result) return none(`the drawing in the page ${result.faults[0]?.reason ?? 'is no drawing'}.`);
    return { file: `${markupOf(svg.root)}\n`, isWordmark: svg.width / svg.height > WORDMARK, unread: [] };
  } catch (error) {
    if (error instanceof PictureError) return none(`the drawing in the page ${error.reason}.`);
    throw error;
  }
}
