/** Merges shared chunks of the Studio's page; esbuild would write one per combination of parts. */

import { resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

/**
 * A part is the entry point, or a module that is loaded on demand. A module that several parts need belongs to the
 * group of the first part. Parts load whole groups.
 */
export interface Groups {
  /** By part. */
  readonly modules: ReadonlyMap<string, readonly string[]>;
  /** The parts whose groups a part needs, by part. */
  readonly needed: ReadonlyMap<string, readonly string[]>;
}

/** @param metafile of a build without groups @param entry its entry point */
export function groupModules({ inputs }: Metafile, entry: string): Groups {
  const parts = new Map<string, ReadonlySet<string>>();
  const waiting = [entry];
  for (const part of waiting) {
    if (parts.has(part)) continue;
    const { modules, onDemand } = reach(part, inputs);
    parts.set(part, modules);
    waiting.push(...onDemand);
  }
  const partsOf = Map.groupBy(
    [...parts].flatMap(([part, modules]) => [...modules].map((module) => ({ module, part }))),
    ({ module }) => module,
  );
  const shared = [...partsOf].filter(([, users]) => users.length > 1);
  const groupOf = new Map(shared.map(([module, [first]]) => [module, first?.part ?? entry]));
  return {
    modules: Map.groupBy(groupOf.keys(), (module) => groupOf.get(module) ?? entry),
    needed: new Map(
      [...parts].map(([part, modules]) => [part, [...new Set([...modules].flatMap((one) => groupOf.get(one) ?? []))]]),
    ),
  };
}

/** The modules that load with a part, and those that it loads on demand. */
function reach(part: string, inputs: Metafile['inputs']) {
  const modules = new Set([part]);
  const onDemand: string[] = [];
  for (const module of modules) {
    for (const { path, kind, external } of inputs[module]?.imports ?? []) {
      if (external) continue;
      if (kind === 'dynamic-import') onDemand.push(path);
      else modules.add(path);
    }
  }
  return { modules, onDemand };
}

const PART = 'part';
const GROUP = 'group';

/** esbuild puts modules that the same parts import into one file: each part imports its groups, with all their modules. */
export function inGroups({ modules, needed }: Groups, root: string): Plugin {
  const statement = (path: string) => `import ${JSON.stringify(path)};`;
  // other plugins name their modules `namespace:path`
  const found = (module: string) => /^[a-z]+:(.*)$/.exec(module)?.[1] ?? resolve(root, module);
  return {
    name: 'groups',
    setup({ onResolve, onLoad, resolve: find }) {
      onResolve({ filter: /^\.{1,2}\// }, async ({ kind, path, pluginData, ...options }) => {
        if (kind !== 'dynamic-import' || pluginData === PART) return null;
        return { ...(await find(path, { ...options, kind, pluginData: PART })), namespace: PART };
      });
      onResolve({ filter: /^group:/ }, ({ path }) => ({ path, namespace: GROUP }));
      onLoad({ filter: /^/, namespace: PART }, ({ path }) => {
        const part = [...needed.keys()].find((one) => resolve(root, one) === path) ?? '';
        const groups = needed.get(part) ?? [];
        const lines = [...groups.map((group) => statement(`group:${group}`)), `export * from ${JSON.stringify(path)};`];
        return { contents: lines.join('\n'), resolveDir: root };
      });
      onLoad({ filter: /^/, namespace: GROUP }, ({ path }) => ({
        contents: (modules.get(path.slice(GROUP.length + 1)) ?? []).map((one) => statement(found(one))).join('\n'),
        resolveDir: root,
      }));
    },
  };
}
