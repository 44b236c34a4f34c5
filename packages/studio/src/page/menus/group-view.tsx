/** A group of the menus: its title, its members, and its fixed nodes. */

import type { ReactNode } from 'react';
import { Button, Link } from 'react-aria-components';
import { entryKey } from '../../contract/draft.ts';
import { textIn } from '../../contract/text-in.ts';
import { SOURCES_GROUP } from '../../entries/blog-groups.ts';
import type { MenuGroup, MenuNode } from '../../entries/menu-node.ts';
import { FilledText, useFill } from '../controls/filled-text.tsx';
import { Row, Stack, Text } from '../primitives/layout.tsx';
import { AddMember } from './add-member.tsx';
import { AddSource } from './add-source.tsx';
import { labelName } from './label-name.ts';
import { LeafRow } from './leaf-row.tsx';
import { ListState } from './list-state.tsx';
import { MemberList, textOfNode } from './member-list.tsx';
import { useMenus } from './menus-context.tsx';

export function GroupBody({ group }: { readonly group: MenuGroup }) {
  const { language } = useMenus();
  const { id, members, fixed, hasPost, list } = group;
  return (
    <Stack
      gap={2}
      className="studio-menu-group"
      {...(list && {
        'data-place': entryKey({ kind: 'list', id: list.place }),
        'data-field': 'entries',
        'data-language': language,
      })}
    >
      <MemberList group={group}>
        {(member, tools, handle) => <Member node={member} group={group} tools={tools} handle={handle} />}
      </MemberList>
      {list && members.length === 0 && (
        <Text size="small" tone="quiet">
          Nothing is shown here.
        </Text>
      )}
      {hasPost && (
        <Text size="small" tone="quiet">
          A post of the blog, or one of the <Link href="/cards">cards</Link>.
        </Text>
      )}
      {list && <AddMember group={group} list={list} />}
      {list && <ListState list={list} isOwn={typeof group.title === 'string'} />}
      {id === SOURCES_GROUP && <AddSource />}
      {fixed.map((node) =>
        node.kind === 'group' ? (
          <Column key={node.id} group={node} />
        ) : (
          <LeafRow key={node.place} leaf={node} group={id} caption="Highlighted" />
        ),
      )}
    </Stack>
  );
}

interface MemberProps {
  readonly node: MenuNode;
  readonly group: MenuGroup;
  readonly tools: ReactNode;
  readonly handle: ReactNode;
}

/** An area's groups fold; groups inside them are always open. */
function Member({ node, group, tools, handle }: MemberProps) {
  if (node.kind !== 'group') {
    return <LeafRow leaf={node} group={group.id} tools={tools} handle={handle} {...labelName(node.place, group.id)} />;
  }
  const isOuter = typeof group.title === 'string';
  const Shown = isOuter ? FoldingGroup : Column;
  return <Shown group={node} tools={tools} handle={handle} />;
}

interface TitledGroupProps {
  readonly group: MenuGroup;
  readonly tools?: ReactNode;
  readonly handle?: ReactNode;
}

function FoldingGroup({ group, tools, handle }: TitledGroupProps) {
  const { language, nameOf, unfolded, unfold } = useMenus();
  const isUnfolded = unfolded === group.id;
  const body = `studio-menu-${group.id.replaceAll('.', '-')}`;
  return (
    <div className="studio-menu-fold" data-open={isUnfolded}>
      <Row gap={2} rows={0} shrinks className="studio-menu-row">
        {handle}
        <Button
          className="studio-menu-row__open studio-menu-row__open--group"
          aria-expanded={isUnfolded}
          aria-controls={body}
          onPress={() => unfold(isUnfolded ? null : group.id)}
        >
          <Text as="span" shrinks weight="medium" breaks className="studio-menu-row__text" {...textIn(language)}>
            <FilledText text={textOfNode(group, nameOf)} />
          </Text>
          <Text as="span" shrinks truncates size="small" tone="quiet">
            {formatCount(group)}
          </Text>
        </Button>
        {tools}
      </Row>
      <div id={body} hidden={!isUnfolded}>
        {isUnfolded && (
          <>
            <Title group={group} />
            <GroupBody group={group} />
          </>
        )}
      </div>
    </div>
  );
}

function Column({ group, tools, handle }: TitledGroupProps) {
  const { nameOf } = useMenus();
  const fill = useFill();
  return (
    <section className="studio-menu-column" aria-label={fill(textOfNode(group, nameOf))}>
      <Title group={group} tools={tools} handle={handle} />
      <GroupBody group={group} />
    </section>
  );
}

function Title({ group: { id, title }, ...parts }: TitledGroupProps) {
  if (typeof title === 'string') return null;
  return (
    <div className="studio-menu-title">
      <LeafRow leaf={title} group={id} caption="Title" {...parts} />
    </div>
  );
}

function formatCount({ members, list }: MenuGroup): string {
  const [one, several] = list?.of === 'columns' ? ['column', 'columns'] : ['link', 'links'];
  return members.length === 1 ? `1 ${one}` : `${members.length} ${several}`;
}
