/** Lists that a site inherits from the main site, or lacks, with buttons to give it its own. */

import { LANGUAGES } from '../../../../../src/contract/language.ts';
import type { OwnList } from '../../entries/menu-node.ts';
import { Button } from '../controls/button.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { useMenus } from './menus-context.tsx';

export function OwnLists({ offers }: { readonly offers: readonly OwnList[] }) {
  const { edits } = useMenus();
  const isAuthor = useHasRole('author');
  const add = ({ place, title, names }: OwnList) => {
    const fields = { entries: names.join('\n') };
    const done = `${names.length === 0 ? 'The site has a second row' : `The site has its own “${title}”`} now, in all languages.`;
    edits.edit(
      LANGUAGES.map((language) => ({ kind: 'list', place, language, fields })),
      done,
    );
  };
  return offers.map((offer) => (
    <section
      key={offer.place}
      className="studio-panel studio-menus__group"
      aria-labelledby={`own-${offer.place.replaceAll('.', '-')}`}
    >
      <h2 id={`own-${offer.place.replaceAll('.', '-')}`} className="studio-menus__title">
        {offer.title}
      </h2>
      <div className="studio-menu-group">
        <p className="studio-menu-group__note">
          {offer.names.length === 0 ? 'The site has none.' : 'As on the main site.'}
        </p>
        {isAuthor && (
          <div className="studio-menu-group__add">
            <Button size="small" onPress={() => add(offer)}>
              {offer.names.length === 0 ? 'Add a second row' : 'Give the site its own'}
              {offer.names.length > 0 && <span className="studio-visually-hidden">: {offer.title}</span>}
            </Button>
          </div>
        )}
      </div>
    </section>
  ));
}
