/** Chooses the part of the page, and the site if there are several. */

import { MAIN_SITE } from '../../../../../src/contract/site.ts';
import { MAIN } from '../../entries/audience.ts';
import type { MenuArea } from '../../entries/menu-node.ts';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { Select } from '../controls/select.tsx';
import { Row } from '../primitives/layout.tsx';
import { AddSite } from './add-site.tsx';
import { useMenus } from './menus-context.tsx';

interface AreaChoiceProps {
  readonly areas: readonly MenuArea[];
  readonly area: MenuArea;
  /** @param id of the area */
  readonly onChange: (id: string) => void;
}

export function AreaChoice({ areas, area, onChange }: AreaChoiceProps) {
  const { nameOf } = useMenus();
  const titles = new Map(
    areas.map(({ site }) => [site?.id ?? MAIN.id, site ? nameOf({ kind: 'text', place: site.title }) : MAIN.title]),
  );
  const ofSite = areas.filter((one) => siteOf(one) === siteOf(area));
  return (
    <Row gap={3}>
      {titles.size > 1 && (
        <Select
          label="Site"
          isLabelHidden
          value={siteOf(area)}
          onChange={(site) => onChange(areas.find((one) => siteOf(one) === site)?.id ?? area.id)}
          options={[...titles].map(([value, label]) => ({ value, label }))}
        />
      )}
      <SegmentedControl
        label="Part of the page"
        options={Object.fromEntries(ofSite.map(({ id, title }) => [id, title]))}
        value={area.id}
        onChange={onChange}
      />
      <AddSite areas={areas} onAdd={(id) => onChange(`${id}.settings`)} />
    </Row>
  );
}

function siteOf({ site }: MenuArea): string {
  return site?.id ?? MAIN_SITE;
}
