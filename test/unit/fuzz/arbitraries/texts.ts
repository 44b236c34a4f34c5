/** Texts that try to get out of where they are written. */

import fc from 'fast-check';
import { MARKER } from '../problems/markup-problems.ts';

/** Each contains the marker where it would do harm. */
export const HOSTILE_TEXTS: readonly string[] = [
  `"><script>${MARKER}()</script>`,
  `' onload='${MARKER}()`,
  `" ${MARKER}="`,
  `</header></footer></template><img src=${MARKER}>`,
  `<!--#include virtual="/${MARKER}" -->`,
  `<!--esi <p>${MARKER}</p> -->`,
  `<esi:include src="/${MARKER}"/>`,
  `<?php echo '${MARKER}' ?>`,
  `<%= ${MARKER} %>`,
  `\${${MARKER}}{{${MARKER}}}$(${MARKER})`,
  `javascript:${MARKER}()`,
  `data:text/html,${MARKER}`,
  `//${MARKER}.example/`,
  `/\\${MARKER}.example/`,
  `/.//${MARKER}.example/`,
  `/de//${MARKER}.example/`,
  `/jp/.//${MARKER}.example/`,
  `https://${MARKER}.example/`,
  `https://login.example.com@${MARKER}.example/`,
  `https://login.example.com.${MARKER}.example/`,
  `https://${MARKER}:x@login.example.com/`,
  `https:/\t/${MARKER}.example/`,
  `/a\r\nset-cookie: ${MARKER}=1`,
  `/a\u0000${MARKER}`,
  `\u2028${MARKER}\u202e`,
  `&lt;script&gt;${MARKER}&quot;`,
  `%3Cscript%3E${MARKER}`,
  `${MARKER}\ud800`,
  `\ufeff<${MARKER}>`,
  `<![CDATA[${MARKER}]]>`,
];

export const hostileText = fc.constantFrom(...HOSTILE_TEXTS);

/** Any text: letters, all of Unicode, or hostile pieces between them. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  { weight: 3, arbitrary: hostileText },
  fc
    .array(fc.oneof(hostileText, fc.string({ maxLength: 5 })), { minLength: 2, maxLength: 4 })
    .map((parts) => parts.join('')),
);
