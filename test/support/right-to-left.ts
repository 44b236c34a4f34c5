/** Arabic and Hebrew, which are written from right to left, in addition to the test company's languages. */

import { readFile } from 'node:fs/promises';
import { ROOT } from '../../packages/cli/src/root.ts';
import type { Checkout } from './checkout.ts';

export const RIGHT_TO_LEFT = ['ar', 'he'] as const;

export async function addRightToLeft({ edit, add }: Checkout): Promise<void> {
  await edit('portico.config.ts', (config) =>
    config.replace('languages: {', "$& ar: { name: 'العربية' }, he: { name: 'עברית', blogCode: null },"),
  );
  for (const code of RIGHT_TO_LEFT)
    await add(`locales/${code}.json`, await readFile(`${ROOT}test/company-rtl/${code}.json`, 'utf8'));
}
