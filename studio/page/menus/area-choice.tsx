/** Chooses the part of the page, and the site if several have menus of their own. */

import { MAIN_SITE } from '../../../src/contract/site.ts';
import type { MenuArea } from '../../messages/menu-node.ts';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { Select } from '../controls/select.tsx';
import { useSession } from '../data/draft-provider.tsx';

interface AreaChoiceProps {
  readonly areas: readonly MenuArea[];
  readonly area: MenuArea;
  /** @param id of the area */
  readonly onChange: (id: string) => void;
}

export function AreaChoice({ areas, area, onChange }: AreaChoiceProps) {
  const sites = useSession().sites.filter(({ id }) => areas.some((one) => siteOf(one) === id));
  const ofSite = areas.filter((one) => siteOf(one) === siteOf(area));
  return (
    <div className="studio-menus__choice">
      {sites.length > 1 && (
        <Select
          label="Site"
          isLabelHidden
          value={siteOf(area)}
          onChange={(site) => onChange(areas.find((one) => siteOf(one) === site)?.id ?? area.id)}
          options={sites.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <SegmentedControl
        label="Part of the page"
        options={Object.fromEntries(ofSite.map(({ id, title }) => [id, title]))}
        value={area.id}
        onChange={onChange}
      />
    </div>
  );
}

function siteOf({ site }: MenuArea): string {
  return site?.id ?? MAIN_SITE;
}
