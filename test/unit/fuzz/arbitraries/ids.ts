/** Ids that are names of properties, each with an ordinary id of the same form that nothing has. */

import fc from 'fast-check';

const OF_EVERY_OBJECT = Object.getOwnPropertyNames(Object.prototype);

/** These, in other cases, and others that mean something to the language. */
const NAMES = [...OF_EVERY_OBJECT, 'prototype', 'then', 'toJSON', 'length', 'name', 'CONSTRUCTOR', 'tostring'];

/** What stands in the place of a name in an ordinary id. */
const ordinaryOf = (hostile: string) => `zq${hostile.replaceAll('_', '')}`;

const name = fc.constantFrom(...NAMES);

/** The forms of ids in the draft, in documents and in content, in which `*` stands for a name. */
const FORMS = [
  '*',
  '*.*',
  '*.home',
  'sites.*.home',
  'sites.*.theme',
  'titles.*',
  'titles.sites.*',
  'labels.*',
  'pills.*',
  'navigation.*',
  'navigation.*.*',
  'second-level.*',
  'actions.*',
  'footer.*',
  'social.*',
  'blog.*',
  'blog.*.format',
  'teasers.*.source',
  'teasers.*.epigraph',
  'theme.*',
  'theme.dark.*',
];

export interface HostileId {
  readonly id: string;
  /** Like it, but with an ordinary name in the place of each hostile one. */
  readonly ordinary: string;
  /** Whether every object has such a property. */
  readonly isReserved: boolean;
}

function idIn(names: fc.Arbitrary<string>, form: fc.Arbitrary<string>): fc.Arbitrary<HostileId> {
  return fc.record({ form, name: names }).map((input) => ({
    id: input.form.replaceAll('*', () => input.name),
    ordinary: input.form.replaceAll('*', ordinaryOf(input.name)),
    isReserved: OF_EVERY_OBJECT.includes(input.name),
  }));
}

/** A name that a site can have. */
export const siteName = idIn(fc.constantFrom(...NAMES.filter((one) => /^[a-z]+$/.test(one))), fc.constant('*'));

/** One name, or several joined by dots. */
export const hostileId = idIn(name, fc.constantFrom(...FORMS));
