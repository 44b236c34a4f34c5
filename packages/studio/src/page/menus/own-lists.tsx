/** Lists that a site inherits from the main site, or lacks, with buttons to give it its own. */

import { LANGUAGES } from '../../../../../src/contract/language.ts';
import type { OwnList } from '../../entries/menu-node.ts';
import { Button } from '../controls/button.tsx';
import { Stack, Text } from '../primitives/layout.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { GroupPanel } from './group-panel.tsx';
import { useMenus } from './menus-context.tsx';

export function OwnLists({ offers }: { readonly offers: readonly OwnList[] }) {
  const { edit } = useMenus();
  const isAuthor = useHasRole('author');
  const add = ({ place, title, names }: OwnList) => {
    const fields = { entries: names.join('\n') };
    const done = `${names.length === 0 ? 'The site has a second row' : `The site has its own “${title}”`} now, in all languages.`;
    edit(
      LANGUAGES.map((language) => ({ kind: 'list', place, language, fields })),
      done,
    );
  };
  return offers.map((offer) => (
    <GroupPanel key={offer.place} id={`own.${offer.place}`} title={offer.title}>
      <Stack gap={2} className="studio-menu-group">
        <Text size="small" tone="quiet">
          {offer.names.length === 0 ? 'The site has none.' : 'As on the main site.'}
        </Text>
        {isAuthor && (
          <Text as="div" above={2}>
            <Button size="small" onPress={() => add(offer)}>
              {offer.names.length === 0 ? 'Add a second row' : 'Give the site its own'}
              {offer.names.length > 0 && <span className="studio-visually-hidden">: {offer.title}</span>}
            </Button>
          </Text>
        )}
      </Stack>
    </GroupPanel>
  ));
}
