/** Menus, links and labels in the draft: how they are published, checked, compared and taken back. */

import { beforeEach, describe, expect, test } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import { shownEntry } from '../../../../test/support/shown-entry.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { Check, MenusAnswer } from '../../src/contract/api.ts';
import { type EntryContent, entryKey } from '../../src/contract/draft.ts';
import { changesSince } from '../../src/entries/changes-since.ts';
import { byName, publishedContents } from '../../src/entries/entries-from.ts';
import { menusOf } from '../../src/entries/file-menus.ts';
import type { MenuList } from '../../src/entries/menu-node.ts';
import type { MenuEdit } from '../../src/page/entries/menu-fields.ts';
import { editedFields, namesIn, withMenuEdits } from '../../src/page/entries/menu-fields.ts';
import { type NewMember, planMember } from '../../src/page/menus/new-member.ts';
import { unusedAfter } from '../../src/page/menus/unused-places.ts';

let api: InProcessStudio;
beforeEach(async () => {
  api = await studioInProcess();
});

const link = (
  fields: Partial<Record<'name' | 'description' | 'link' | 'look' | 'icon', string>> = {},
): EntryContent => ({
  kind: 'link',
  languages: { de: { name: 'Preise', description: '', link: '/de/preise', ...fields } },
});
const text = (value: string): EntryContent => ({ kind: 'text', languages: { de: { text: value } } });
const list = (entries: string): EntryContent => ({ kind: 'list', languages: { de: { entries } } });

const published = async () => (await api.latest()).languages;

test('only the edited parts of menus are published, in their language', async () => {
  await api.add('pricing', link());
  await api.add('titles.product', text('Plattform'));
  await api.add('NAV_PRODUCT.platform', list('extensibility\nlogin-security'));
  await api.publish();
  const { de, en } = await published();
  expect({ links: de.links, texts: de.texts, lists: de.lists }).toEqual({
    links: { pricing: { name: 'Preise', link: '/de/preise' } },
    texts: { 'titles.product': 'Plattform' },
    lists: { 'NAV_PRODUCT.platform': ['extensibility', 'login-security'] },
  });
  expect(Object.keys(en)).toEqual(['announcements', 'featureMessages', 'cards']);
  expect((await api.check()).pending).toEqual([]);
});

test('the check says what changes, and the entry is as in the files again once it is deleted', async () => {
  const entry = await api.add('pricing', link());
  const { changes } = await api.check();
  expect(changes).toMatchObject([
    { language: 'de', kind: 'link', id: 'pricing', text: '“Preise” is new and leads to /de/preise.' },
  ]);
  await api.publish();
  await api.remove(entry, 'link');
  const check: Check = await api.check();
  expect(check.changes.map((change) => change.text)).toEqual(['“pricing” is the original again.']);
  await api.publish();
  expect(await published()).not.toHaveProperty('de.links');
});

describe('what cannot be published says why', () => {
  test.each([
    ['a name that is missing', 'pricing', link({ name: ' ' }), 'name', /empty/],
    ['an address that is none', 'pricing', link({ link: 'javascript:alert(1)' }), 'link', /must be a path/],
    ['an origin that the company lacks', 'pricing', link({ link: '{nowhere}/' }), 'link', /no origin/],
    ['markup', 'titles.product', text('<b>Product</b>'), 'text', /plain text/],
    ['a placeholder that is not filled in', 'titles.product', text('Product {year}'), 'text', /placeholders/],
    ['a look that is none', 'actions.demo', link({ look: 'loud' }), 'look', /primary/],
    ['an icon that is none', 'social.video', link({ icon: '<svg>' }), 'icon', /name of an icon/],
    ['an entry that is there twice', 'legal', list('privacy\nprivacy'), 'entries', /must not repeat an entry/],
    ['a name that is none', 'legal', list('privacy\n../x'), 'entries', /letters/],
  ])('%s', async (_, id, content, field, reason) => {
    const { body } = await api.put(id, content);
    expect(body.problems).toMatchObject([{ kind: content.kind, id, language: 'de', field }]);
    expect(body.problems[0]?.reason).toMatch(reason);
    expect((await api.check()).chosen).toEqual([]);
  });

  test('the year may stand in the copyright', async () => {
    const { body } = await api.put('labels.copyright', text('© {year} {brand}'));
    expect(body.problems).toEqual([]);
  });
});

test('a button and a network that are new are published, described, and taken back', async () => {
  await api.add('actions.demo', link({ name: 'Demo', link: '/de/demo', look: 'quiet' }));
  await api.add('actions', list('demo'));
  const network = await api.add(
    'social.code-host',
    link({ name: 'Code', link: 'https://git.example', icon: 'gitlab' }),
  );
  expect((await api.check()).changes.map(({ text: sentence }) => sentence)).toEqual([
    '“Demo” in the header is new and leads to /de/demo.',
    '“{brand} on GitHub” in the footer shows “Code” instead of “{brand} auf GitHub”, leads to https://git.example instead of https://github.com/example and has the icon of GitLab.',
    '“Buttons” in the header shows “Demo” too and no longer shows “Sign up” and “Contact sales”.',
  ]);
  const { version } = await api.publish();
  expect((await published()).de.links).toEqual({
    'actions.demo': { name: 'Demo', link: '/de/demo', look: 'quiet' },
    'social.code-host': { name: 'Code', link: 'https://git.example', icon: 'gitlab' },
  });
  await api.remove(network, 'link');
  await api.publish();
  await api.call('POST', `versions/${version}/restore`, { reason: '' });
  expect((await published()).de.links).toMatchObject({ 'social.code-host': { icon: 'gitlab' } });
});

describe('a check tells changes by their names', () => {
  const sentences = async () => (await api.check()).changes.map(({ text: sentence }) => sentence);

  test('of a link, with where it stands and what it was', async () => {
    await api.add('navigation.NAV_PRICING', link({ name: 'Tarife', link: '/de/tarife' }));
    expect(await sentences()).toEqual([
      '“Pricing” in the header shows “Tarife” instead of “Preise” and leads to /de/tarife instead of /de/pricing/.',
    ]);
  });

  test('of a title that stands in several places, and of a label', async () => {
    await api.add('titles.developers', text('Devs'));
    await api.add('labels.login', text('Einloggen'));
    expect(await sentences()).toEqual([
      'The text “Developers” in the header and the footer is “Devs” instead of “Entwickler”.',
      'The text “Log in” is “Einloggen” instead of “Anmelden”.',
    ]);
  });

  test('of the second row of a site', async () => {
    await api.add('second-level.docs', list('docs-api\nlearning'));
    expect(await sentences()).toEqual([
      '“Second row” in the header of Documentation no longer shows “Quickstarts” and “SDKs and libraries”.',
    ]);
  });

  test('of a list: what was added, removed and moved', async () => {
    await api.add('trust-center', link({ name: 'Trust-Center' }));
    await api.add('legal', list('legal\nstatus\nprivacy\ntrust-center'));
    expect(await sentences()).toEqual([
      '“Trust-Center” in the footer is new and leads to /de/preise.',
      '“Legal links” in the footer shows “Trust-Center” too, no longer shows “Terms” and “Your Privacy Choices” and has a new order: “Legal”, “Status”, “Privacy” and “Trust-Center”.',
    ]);
  });
});

describe('a check warns', () => {
  const warnings = async () => (await api.check()).warnings.map(({ warning, text: sentence }) => [warning, sentence]);

  test('of a text that is too wide for a phone', async () => {
    await api.add('titles.product', text('Identitätsverwaltungsplattformübersicht'));
    expect(await warnings()).toContainEqual([
      'long',
      'The text “Product” in the header is too wide for a phone of 320 px in German.',
    ]);
  });

  test('of a link that a language lists, and has not written', async () => {
    await api.add('trust-center', link({ name: 'Trust-Center' }));
    await api.add('legal', {
      kind: 'list',
      languages: { de: { entries: 'trust-center' }, fr: { entries: 'privacy\ntrust-center' } },
    });
    expect(await warnings()).toContainEqual([
      'language-missing',
      '“Trust-Center” is in the menus of French, but has no text there, so it is left out.',
    ]);
  });
});

describe('only changes are changes', () => {
  const save = async (id: string, content: EntryContent) => {
    const entry = await api.find(id, content.kind);
    return entry ? api.change(entry, content) : api.add(id, content);
  };
  const waiting = async () => (await api.check()).pending.map(({ kind, id }) => `${kind}/${id}`);
  const ofFiles = async () => (await api.call<MenusAnswer>('GET', 'menus')).body.languages.de;
  const site = 'sites.press.breadcrumbs';
  /** What the page says, before a check. */
  const changed = async () => {
    const states = (await api.draft()).entries.map((saved) => ({ ...shownEntry(saved.id, saved.content), saved }));
    return [...changesSince(publishedContents(await published()), states).keys()];
  };

  test('a value of the files is no change, in each kind of entry', async () => {
    const { links, texts, lists } = await ofFiles();
    const files: readonly (readonly [string, EntryContent, EntryContent])[] = [
      ...Object.entries(links).map(([id, { name, description = '', link: to, look, icon }]) => {
        const fields = { name, description, link: to, ...(look && { look }), ...(icon && { icon }) };
        return [id, link({ ...fields, name: 'Anders' }), link({ ...fields, link: `${to} ` })] as const;
      }),
      ...Object.entries(lists).map(([id, names]) => [id, list('legal'), list(names.join('\n\n'))] as const),
      ...Object.entries(texts)
        .filter(([id]) => !/^(?:theme|sites)\./.test(id))
        .map(([id, value]) => [id, text('Anders'), text(` ${value}`)] as const),
    ];
    for (const [id, changed, back] of files) {
      await save(id, changed);
      await save(id, back);
    }
    expect(await waiting()).toEqual([]);
    const { entries } = await api.draft();
    const written = entries.filter(({ content }) => ['link', 'text', 'list'].includes(content.kind));
    expect(written.length).toBe(files.length);
    expect(written.filter(({ content }) => 'de' in content.languages)).toEqual([]);
  });

  test('nor is the default of a setting that the files lack, such as of a new site', async () => {
    const setting = (value: string): EntryContent => ({ kind: 'text', languages: { en: { text: value } } });
    await save(site, setting('yes'));
    expect(await waiting()).toEqual([`text/${site}`]);
    await save(site, setting('no'));
    expect(await waiting()).toEqual([]);
  });

  test('nor are a token of the theme and a setting of a site that are as before, nor a new site or message that is gone', async () => {
    const inEnglish = (value: string): EntryContent => ({ kind: 'text', languages: { en: { text: value } } });
    const { texts } = (await api.call<MenusAnswer>('GET', 'menus')).body.languages.en;
    const places = Object.keys(texts).filter((place) => /^(?:theme|sites)\./.test(place));
    expect(places.length).toBeGreaterThan(5);
    for (const place of places) {
      await save(place, inEnglish('7px'));
      await save(place, inEnglish(` ${texts[place]} `));
    }
    for (const place of ['sites.press.home', 'sites.press.theme', 'titles.press']) {
      await save(place, inEnglish('auto'));
      await save(place, { kind: 'text', languages: {} });
    }
    await api.remove(await api.add('new'));
    expect([await waiting(), await changed()]).toEqual([[], []]);
  });

  test('what visitors see already stays, even if the files say the same by now', async () => {
    const { texts } = await ofFiles();
    const same = text(texts['titles.product'] ?? '');
    // as if the files had caught up with the Studio
    const { version: since, languages } = await api.latest();
    const de = { ...languages.de, texts: { 'titles.product': texts['titles.product'] } };
    const request = { since, languages: { ...languages, de }, reason: 'Caught up', acknowledged: [] };
    expect((await api.call('POST', 'versions', request)).status).toBe(201);
    await save('titles.product', text('Anders'));
    await save('titles.product', same);
    expect(await waiting()).toEqual([]);
    await save('titles.product', { kind: 'text', languages: {} });
    expect(await waiting()).toEqual(['text/titles.product']);
  });

  test.each(['before', 'after'])(
    'nor is “The translation still fits”, said %s the source is published',
    async (when) => {
      const { texts, links } = await ofFiles();
      const { name = '', description = '', link: to = '' } = links.blog ?? {};
      const written = { 'titles.product': { text: 'Platform' }, blog: { name: 'Journal', description, link: '/blog' } };
      const fitting = {
        'titles.product': { text: texts['titles.product'] ?? '', textSource: 'Platform' },
        blog: { name, description, link: to, nameSource: 'Journal' },
      };
      const say = async (isFitting = true) => {
        const [product, blog] = [written['titles.product'], written.blog];
        const { 'titles.product': fittingProduct, blog: fittingBlog } = fitting;
        await save('titles.product', {
          kind: 'text',
          languages: { en: product, ...(isFitting && { de: fittingProduct }) },
        });
        await save('blog', { kind: 'link', languages: { en: blog, ...(isFitting && { de: fittingBlog }) } });
      };
      await say(when === 'before');
      await api.publish();
      await say();
      expect(await waiting()).toEqual([]);
      const { de, en } = await published();
      expect(en).toMatchObject({ texts: { 'titles.product': 'Platform' }, links: { blog: { name: 'Journal' } } });
      expect([de.texts, de.links]).toEqual([undefined, undefined]);
      // the draft remembers it
      const contentOf = async (place: string) => (await api.entry(place)).content.languages.de;
      expect(await contentOf('titles.product')).toMatchObject(fitting['titles.product']);
      expect(await contentOf('blog')).toMatchObject(fitting.blog);
      // and a text that is changed later is a change, whoever sends it
      const kept = await contentOf('titles.product');
      const changed = { en: written['titles.product'], de: { ...kept, text: 'Plattform' } };
      await save('titles.product', { kind: 'text', languages: changed } as EntryContent);
      expect(await waiting()).toEqual(['text/titles.product']);
    },
  );

  describe('a line that is added and removed again leaves nothing to publish', () => {
    const files = menusOf(COMPANY);
    const languages = ['en', 'de'] as const;
    const contents = async () => byName((await api.draft()).entries);
    const contentOf = (known: Awaited<ReturnType<typeof contents>>) => (kind: MenuEdit['kind'], place: string) =>
      known.get(entryKey({ kind, id: place }))?.content ?? null;

    /** As on the page “Menus”. */
    const edit = async (edits: readonly MenuEdit[]) => {
      const { entries } = await api.draft();
      const unused = unusedAfter(edits, entries, files, publishedContents(await published()));
      const changes = withMenuEdits([...edits, ...unused], contentOf(await contents()));
      for (const { id, content } of changes) await save(id, content);
    };
    const add = async (member: NewMember, list: MenuList) => {
      const plan = planMember(member, list, languages, files, contentOf(await contents()));
      await edit(plan.edits);
      return plan.edits.at(-1)?.fields?.entries?.split('\n').at(-1) ?? '';
    };
    const remove = async (name: string, place: string) => {
      const known = await contents();
      const namesOf = (language: (typeof languages)[number]) =>
        namesIn(editedFields(contentOf(known)('list', place), language)).filter((one) => one !== name);
      // the last one in another way
      const [en, de] = languages.map((language) => ({ kind: 'list', place, language }) as const);
      if (en) await edit([{ ...en, fields: { entries: namesOf('en').join('\n') } }]);
      if (de) await edit([{ ...de, fields: null }]);
    };
    const listOf = (place: string, of: MenuList['of']): MenuList => ({ place, of, names: [], max: 50 });
    const newLink = { kind: 'link', text: 'Trust', link: '/trust', choice: {} } as const;

    test.each<[string, NewMember, MenuList]>([
      ['a link', newLink, listOf('legal', 'links')],
      ['a column', { kind: 'column', text: 'For schools' }, listOf('footer', 'columns')],
      ['a section', { kind: 'section', text: 'Trust' }, listOf('navigation', 'items')],
      ['a button', { ...newLink, choice: { look: 'quiet' } }, listOf('actions', 'buttons')],
      ['a network', { ...newLink, choice: { icon: 'github' } }, listOf('social', 'networks')],
    ])('%s', async (_, member, list) => {
      const name = await add(member, list);
      if (member.kind === 'column') await add(newLink, listOf(`footer.${name}`, 'links'));
      expect(await waiting()).not.toEqual([]);
      await remove(name, list.place);
      expect([await waiting(), await changed()]).toEqual([[], []]);
    });

    test('unless another list shows it, or visitors have seen it', async () => {
      const name = await add(newLink, listOf('legal', 'links'));
      await add({ kind: 'existing', name }, listOf('footer.company', 'links'));
      await remove(name, 'legal');
      expect(await waiting()).toEqual(expect.arrayContaining([`link/${name}`, 'list/footer.company']));
      await api.publish();
      await remove(name, 'footer.company');
      expect(await waiting()).toEqual(['list/footer.company']);
    });
  });
});
