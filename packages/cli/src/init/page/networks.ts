/** Recognizes profiles on social networks, by their addresses, names and icons. */

import type { SocialIcon } from '../../../../../src/contract/icons.ts';
import { ancestorsOf, attribute, isInside, within } from './dom.ts';
import type { Link } from './outline.ts';

export interface Profile {
  readonly network: Network;
  readonly url: string;
  readonly name: string;
}

export interface Network {
  readonly id: string;
  readonly hosts: RegExp;
  readonly names: RegExp;
  /** Of the footer's set. */
  readonly icon?: SocialIcon;
}

/** Hosts of networks, each with its subdomains, and the icon of the footer; without an icon, the company draws one. */
const NETWORKS: readonly Network[] = [
  network('bluesky', 'bsky\\.app'),
  network('discord', 'discord\\.(?:gg|com)'),
  network('facebook', 'facebook\\.com|fb\\.(?:com|me)', 'facebook|fb'),
  network('github', 'github\\.com'),
  network('gitlab', 'gitlab\\.com'),
  network('instagram', 'instagram\\.com', 'instagram|insta'),
  network('linkedin', 'linkedin\\.com|lnkd\\.in', 'linked-?in'),
  network('mastodon', 'mastodon\\.[a-z]+|mstdn\\.[a-z]+'),
  network('medium', 'medium\\.com'),
  network('pinterest', 'pinterest\\.[a-z.]+'),
  network('rss', '(?!)', 'rss(?:[ -]feeds?)?'),
  network('slack', 'slack\\.com'),
  network('stackoverflow', 'stackoverflow\\.com', 'stack-? ?overflow'),
  network('telegram', 't\\.me|telegram\\.(?:me|org)'),
  network('threads', 'threads\\.(?:net|com)'),
  network('tiktok', 'tiktok\\.com', 'tik-? ?tok'),
  network('twitch', 'twitch\\.tv'),
  network('vimeo', 'vimeo\\.com'),
  network('whatsapp', 'whatsapp\\.com|wa\\.me', 'whats-? ?app'),
  network('x', 'twitter\\.com|x\\.com', 'twitter|x'),
  network('xing', 'xing\\.com'),
  network('youtube', 'youtube\\.com|youtu\\.be', 'you-? ?tube(?:-?kanal)?'),
  drawn('flickr', 'flickr\\.com'),
  drawn('googleplus', 'plus\\.google\\.com', 'google ?\\+|google-?plus|g-?plus'),
  drawn('line', 'line\\.me|lin\\.ee'),
  drawn('reddit', 'reddit\\.com'),
  drawn('snapchat', 'snapchat\\.com'),
  drawn('soundcloud', 'soundcloud\\.com'),
  drawn('spotify', 'open\\.spotify\\.com'),
  drawn('tumblr', 'tumblr\\.com'),
  drawn('vk', 'vk\\.com'),
  drawn('weibo', 'weibo\\.(?:com|cn)'),
  drawn('zhihu', 'zhihu\\.com'),
];

function network(icon: SocialIcon, hosts: string, names: string = icon) {
  return { ...drawn(icon, hosts, names), icon };
}

function drawn(id: string, hosts: string, names: string = id) {
  return {
    id,
    hosts: new RegExp(`^(?:[a-z0-9-]+\\.)*(?:${hosts})$`),
    names: new RegExp(`(?<![a-z])(?:${names})(?![a-z])`, 'i'),
  };
}

/** Sharing this page, signing in, and single posts or videos. */
const NO_PROFILE =
  /\/(?:share|sharer(?:\.php)?|sharing|sharearticle|intent|dialog|plugins|submit|login|oauth|watch|status|hashtag|embed|pin\/create|p\/[^/]+)(?:[/?]|$)/i;

/** The network whose profile the link leads to. */
export function profileOf({ url, name, element }: Link): Network | null {
  const { hostname, pathname, search } = new URL(url ?? 'about:blank');
  const found = NETWORKS.find(({ hosts }) => hosts.test(hostname));
  if (!found) {
    // servers of Mastodon have any name
    const isAccount = /^\/@[\w.-]+\/?$/.test(pathname);
    const says = `${name} ${attribute(element, 'class') ?? ''} ${hostname}`;
    return isAccount && /mastodon|\.social$/i.test(says)
      ? (NETWORKS.find(({ id }) => id === 'mastodon') ?? null)
      : null;
  }
  if (isPost(pathname + search)) return null;
  return (pathname.length > 1 || search.length > 1) && !isPartOfRepository(found, pathname) ? found : null;
}

function isPost(path: string): boolean {
  return NO_PROFILE.test(path);
}

/** Issues and releases are pages about the product. */
function isPartOfRepository({ id }: Network, path: string): boolean {
  return /^git(?:hub|lab)$/.test(id) && path.split('/').filter(Boolean).length > 2;
}

/** Whether it offers to post this page on a network. */
export function isShare({ url }: Link): boolean {
  const { hostname, pathname, search } = new URL(url ?? 'about:blank');
  return NETWORKS.some(({ hosts }) => hosts.test(hostname)) && isPost(pathname + search);
}

/** The network that is the name of the link, or of its icon, as of links to a page of the company about it. */
function networkNamedBy({ name, element }: Link): Network | null {
  const [item] = ancestorsOf(element).filter(({ tagName }) => tagName === 'li');
  const icons = [element, ...(item ? [item] : []), ...within(element)].map((one) => attribute(one, 'class')).join(' ');
  const isOnlyName = ({ names }: Network) =>
    names.test(name) && name.replace(names, '').replace(/[^\p{L}]/gu, '').length <= 2;
  const named = NETWORKS.find(isOnlyName);
  return named ?? (name === '' ? (NETWORKS.find(({ names, id }) => id !== 'x' && names.test(icons)) ?? null) : null);
}

export function networkOf(link: Link): Network | null {
  return profileOf(link) ?? networkNamedBy(link);
}

export function isSocialList(links: readonly Link[]): boolean {
  const networks = links.filter((link) => networkOf(link) !== null);
  return networks.length >= 2 && networks.length >= links.length * 0.6;
}

/** Whether a link beside these is a profile: alone by its address, in a list of networks also by its name. */
export function isProfile(link: Link, links: readonly Link[]): boolean {
  if (profileOf(link)) return true;
  const list = ancestorsOf(link.element).find(({ tagName }) => /^(?:ul|ol|nav|div)$/.test(tagName));
  return (
    list !== undefined &&
    networkOf(link) !== null &&
    isSocialList(links.filter(({ element }) => isInside(element, [list])))
  );
}

export function profilesFrom(links: readonly Link[]): Profile[] {
  return links.flatMap((link) => {
    const network = networkOf(link);
    return network && link.url !== null ? [{ network, url: link.url, name: link.name }] : [];
  });
}

/** Once each; of several feeds, one whose address is that of a feed. */
export function distinctProfiles(profiles: readonly Profile[]): Profile[] {
  const feeds = profiles.filter(({ network }) => network.id === 'rss');
  const feed = feeds.find(({ url }) => /rss|feed|atom|\.xml/i.test(url)) ?? feeds[0];
  return profiles.filter((profile, index) =>
    profile.network.id === 'rss' ? profile === feed : profiles.findIndex(({ url }) => url === profile.url) === index,
  );
}
