/** Says who is signed in, and offers the theme. */

import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { useDraftState } from '../data/draft-provider.tsx';
import { STUDIO_THEMES, type StudioTheme, useTheme } from './theme.ts';

const LABELS: Readonly<Record<StudioTheme, string>> = { auto: 'As the system', light: 'Light', dark: 'Dark' };

export function PersonMenu() {
  const person = useDraftState((state) => (state.status === 'loaded' ? state.draft.session.person : ''));
  const [theme, setTheme] = useTheme();
  return (
    <MenuTrigger>
      <Button className="studio-person" aria-label={`${person || 'Person'}: theme`}>
        <span aria-hidden="true">{(person[0] ?? '·').toUpperCase()}</span>
      </Button>
      <Popover className="studio-popover studio-person__popover" placement="bottom end">
        <p className="studio-person__name">
          Signed in as <strong>{person}</strong>
        </p>
        <Menu
          className="studio-options"
          aria-label="Theme"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[theme]}
          onAction={(key) => {
            const chosen = STUDIO_THEMES.find((name) => name === key);
            if (chosen) setTheme(chosen);
          }}
        >
          <MenuSection>
            <Header className="studio-person__header">Theme</Header>
            {STUDIO_THEMES.map((name) => (
              <MenuItem key={name} id={name} className="studio-option">
                {LABELS[name]}
              </MenuItem>
            ))}
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
