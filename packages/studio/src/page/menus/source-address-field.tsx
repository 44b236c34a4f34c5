/** A blog source's address, with a warning if links to its origin are not allowed. */

import type { ComponentProps } from 'react';
import { PUBLIC_URL } from '../../../../../src/contract/address.ts';
import { originWarning } from '../../entries/source-warnings.ts';
import { TextField } from '../controls/text-field.tsx';
import { Text } from '../kit/layout.tsx';
import { useMenus } from './menus-context.tsx';

type SourceAddressFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'inputMode'>;

export function SourceAddressField(props: SourceAddressFieldProps) {
  const { files } = useMenus();
  const warning = originWarning(props.value, files.linkOrigins);
  return (
    <TextField
      {...props}
      label="Address"
      inputMode="url"
      hint={
        warning === null ? (
          `A path on the blog, or ${PUBLIC_URL}.`
        ) : (
          <Text as="span" tone="caution">
            {warning}
          </Text>
        )
      }
    />
  );
}
