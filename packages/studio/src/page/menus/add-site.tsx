/** Adds a site by name and home page; everything else comes from the main site until it is changed. */

import { useState } from 'react';
import { settingPlace, titlePlace } from '../../../../../src/content/place.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../../../src/contract/language.ts';
import { MAIN_SITE } from '../../../../../src/contract/site.ts';
import { listsOf, type MenuArea } from '../../entries/menu-node.ts';
import { siteProblem } from '../../model/site-settings.ts';
import { Button } from '../controls/button.tsx';
import { FormDialog } from '../controls/form-dialog.tsx';
import { TextField } from '../controls/text-field.tsx';
import { useSession } from '../data/draft-provider.tsx';
import { freeId } from '../entries/message-id.ts';
import { useHasRole } from '../rights/use-rights.ts';
import { useMenus } from './menus-context.tsx';

interface AddSiteProps {
  readonly areas: readonly MenuArea[];
  /** @param site its id */
  readonly onAdd: (site: string) => void;
}

export function AddSite(props: AddSiteProps) {
  const [isOpen, setOpen] = useState(false);
  if (!useHasRole('author')) return null;
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        Add a site…
      </Button>
      {isOpen && <AddSiteDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddSiteDialog({ areas, onAdd, onClose }: AddSiteProps & { readonly onClose: () => void }) {
  const { edit } = useMenus();
  const { brand } = useSession();
  const [title, setTitle] = useState('');
  const [home, setHome] = useState('');
  const [isTried, setTried] = useState(false);
  const id = freeSiteId(title, areas);
  const place = settingPlace(id, 'home');
  const problem = siteProblem(place, home.trim(), brand);
  const titleError = title.trim() === '' ? 'The name must not be empty.' : null;
  const homeError = problem === null ? null : `The home page ${problem}.`;

  function add() {
    setTried(true);
    if (titleError !== null || homeError !== null) return;
    const name = title.trim();
    edit(
      [
        { kind: 'text', place, language: DEFAULT_LANGUAGE, fields: { text: home.trim() } },
        ...LANGUAGES.map(
          (language) => ({ kind: 'text', place: titlePlace(id), language, fields: { text: name } }) as const,
        ),
      ],
      `The site “${name}” was added.`,
    );
    onAdd(id);
    onClose();
  }

  return (
    <FormDialog title="Add a site" action="Add" onSubmit={add} onClose={onClose}>
      <TextField
        label="Name"
        value={title}
        onChange={setTitle}
        error={isTried ? titleError : null}
        {...(title.trim() !== '' && {
          hint: `Once the site is published, give your engineers this value: site=${id}.`,
        })}
        autoFocus
      />
      <TextField
        label="Home page"
        value={home}
        onChange={setHome}
        inputMode="url"
        error={isTried ? homeError : null}
        hint="A path such as /docs/, or an https address of your company."
      />
    </FormDialog>
  );
}

/** Not used by a site, nor by a footer column, whose list would be in the same place as the site's. */
function freeSiteId(title: string, areas: readonly MenuArea[]): string {
  const columns = areas.flatMap(listsOf).find(({ list }) => list.place === 'footer')?.list.names ?? [];
  const taken = new Set([MAIN_SITE, ...columns, ...areas.flatMap(({ site }) => site?.id ?? [])]);
  return freeId(title, 'site', (id) => taken.has(id));
}
