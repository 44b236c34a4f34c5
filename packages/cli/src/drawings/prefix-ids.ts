/** A plugin for svgo, for drawings in pages that have ids and classes of their own. */

import type { CustomPlugin } from 'svgo';
import { ID_PREFIX } from '../../../../src/contract/drawing.ts';
import { OWN_REFERENCE } from '../../../studio/src/pictures/svg/parts.ts';

/** Prefixes ids, so that they can be unique on a page, and refer to nothing else on it. Removes classes. */
export const prefixIds: CustomPlugin = {
  name: 'prefix-ids',
  fn: () => ({
    element: {
      enter({ attributes }) {
        delete attributes.class;
        for (const [name, value] of Object.entries(attributes)) {
          if (name === 'id') attributes[name] = ID_PREFIX + value;
          else if (name === 'href') attributes[name] = `#${ID_PREFIX}${value.slice(1)}`;
          else attributes[name] = value.replace(OWN_REFERENCE, `url(#${ID_PREFIX}$2)`);
        }
      },
    },
  }),
};
