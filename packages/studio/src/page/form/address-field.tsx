/** A field for a link, which shows where it leads. */

import { useMemo } from 'react';
import { TextField } from '../controls/text-field.tsx';
import { useSession } from '../data/draft-provider.tsx';
import { resolvedLink } from '../entries/resolved-link.ts';
import type { ControlProps } from './control-props.ts';

export function AddressField(props: ControlProps) {
  return <TextField {...props} inputMode="url" hint={useLinkHint(props.value)} />;
}

/** The resolved URL, or the accepted formats while the link is invalid. */
function useLinkHint(value: string) {
  const { brand } = useSession();
  return useMemo(() => {
    const link = resolvedLink(value, brand);
    if (link === null) return `A path such as /pricing/, an https address, or a path on ${originNames(brand.origins)}.`;
    return (
      <>
        Leads to{' '}
        <a href={link} target="_blank" rel="noreferrer">
          {link}
        </a>
      </>
    );
  }, [value, brand]);
}

function originNames(origins: Readonly<Record<string, string>>): string {
  const [first] = Object.keys(origins);
  return first === undefined ? 'another site' : `another site such as {${first}}/`;
}
