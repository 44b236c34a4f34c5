/** Puts the values of fields into words. */

import { settingAt } from '../../../../../src/content/site-settings.ts';
import { parseInstant } from '../../../../../src/contract/instant.ts';
import { listIn } from '../../contract/draft.ts';
import { fieldType } from '../../contract/fields.ts';
import { formatMomentInUtc } from '../../contract/format-instant.ts';
import { settingText } from '../../entries/blog-places.ts';
import { choiceName } from '../../entries/link-choices.ts';
import { formatSetting } from '../../entries/site-settings.ts';

/** @param id of the entry @param value not empty */
export function formatValue(id: string, field: string, value: string, timeZone: string): string {
  switch (fieldType(field)) {
    case 'moment': {
      const instant = parseInstant(value);
      return instant === null ? value : formatMomentInUtc(instant, timeZone);
    }
    case 'ids':
    case 'paths':
      return listIn(value).join(', ');
    case 'choice':
      return choiceName(value);
    case 'flag':
      return 'Yes';
    case 'text': {
      const { setting } = settingAt(id) ?? {};
      return setting ? formatSetting(setting, value) : settingText(id, value);
    }
    default:
      return value;
  }
}
