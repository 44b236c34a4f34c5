/** The parts of JavaScript and the DOM that a minified script uses, as keys of MDN's compatibility data. */

import { parseSync } from '@swc/core';
import { keysByName, knownKeys, oldest } from './baseline.ts';
import { selectorKeys } from './styles.ts';

interface Node {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** Node of the syntax tree, its operator after a space → the syntax. */
const SYNTAX: Readonly<Record<string, string>> = {
  'AssignmentExpression ??=': 'javascript.operators.nullish_coalescing_assignment',
  'AssignmentExpression ||=': 'javascript.operators.logical_or_assignment',
  'AssignmentExpression &&=': 'javascript.operators.logical_and_assignment',
  AwaitExpression: 'javascript.operators.await',
  'BinaryExpression ??': 'javascript.operators.nullish_coalescing',
  'BinaryExpression **': 'javascript.operators.exponentiation',
  ClassProperty: 'javascript.classes.public_class_fields',
  ExportDeclaration: 'javascript.statements.export',
  ExportNamedDeclaration: 'javascript.statements.export',
  Import: 'javascript.operators.import',
  MetaProperty: 'javascript.operators.import_meta',
  OptionalChainingExpression: 'javascript.operators.optional_chaining',
  PrivateMethod: 'javascript.classes.private_class_methods',
  PrivateProperty: 'javascript.classes.private_class_fields',
  StaticBlock: 'javascript.classes.static.initialization_blocks',
};

/** Names that the chrome uses for something else than the part of the platform that has them as well. */
const OWN = new Set(
  'absolute actions body cancel command display div element items labels languages link list loading navigation parameters script service signal sub toggle'.split(
    ' ',
  ),
);

const named = keysByName(['api.', 'javascript.builtins.', 'javascript.functions.']);

/** @param code a module as the build minifies it: names of its own have a letter or two */
export function scriptsUsed(code: string): string[] {
  const keys = new Set<string>();
  const see = (name: string, suffix = '') => {
    // as in `element.style.insetBlockStart`
    const property = `css.properties.${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (/^[a-z]+[A-Z]/.test(name) && knownKeys([property]).length > 0) return void keys.add(property);
    const key = OWN.has(name) || name.length < 2 ? undefined : oldest(named.get(name + suffix) ?? []);
    if (key) keys.add(key);
  };
  for (const node of nodesOf(parseSync(code, { syntax: 'ecmascript', target: 'es2022' }))) {
    const syntax = SYNTAX[typeof node.operator === 'string' ? `${node.type} ${node.operator}` : node.type];
    if (syntax) keys.add(syntax);
    if (node.type === 'NewExpression' && (node.callee as Node).value === 'AbortController')
      // what it is for here
      keys.add('api.EventTarget.addEventListener.options_parameter.options_signal_parameter');
    if (node.type === 'MemberExpression') see(String((node.property as Node).value));
    if (node.type === 'KeyValueProperty')
      see(
        String((node.key as Node).value)
          .replace(/^on/, '')
          .toLowerCase(),
        '_event',
      );
    const text = String(node.value);
    if (node.type === 'Identifier' && text.length > 2) see(text);
    if (node.type === 'StringLiteral') {
      // as in `'popover' in element`
      if (/^[a-z]+[A-Z]|^popover$/.test(text)) see(text);
      see(text, '_event');
      if (text.includes('-')) keys.add(`css.properties.${text}`);
      for (const key of [`html.elements.link.rel.${text}`, ...selectorKeys(text)]) keys.add(key);
    }
  }
  return knownKeys(keys);
}

/** Every node, but not the names that an object literal or a class gives to what is its own. */
function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  if (node.type) yield node;
  const names = /^(KeyValueProperty|MethodProperty|ClassMethod|ClassProperty|PrivateName)$/.test(node.type);
  for (const [property, child] of Object.entries(node)) if (!(names && property === 'key')) yield* nodesOf(child);
}
