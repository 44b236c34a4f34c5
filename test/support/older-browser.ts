/** Simulates browsers that lack newer features: renames the syntax and deletes the APIs that they do not support. */

import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { serviceAt } from '../../packages/cli/src/local/service.ts';
import type { Manifest } from '../../src/manifest/schema.ts';
import type { HostPageOptions } from './browser.ts';

export interface OlderBrowser {
  /** Syntax of style sheets, scripts and HTML that it does not support. */
  readonly unknown?: readonly string[];
  /** Objects of the page and the members that they lack, such as `HTMLElement.prototype: popover`. */
  readonly without?: Readonly<Record<string, readonly string[]>>;
}

/** Lacks every feature that at least one browser of spring 2023 lacked. */
export const SPRING_2023: OlderBrowser = {
  unknown: [':popover-open', 'popover=', 'popovertarget=', ':has(', '@starting-style', 'allow-discrete', '" / ""'],
  without: {
    'HTMLElement.prototype': ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
    'Element.prototype': ['checkVisibility'],
    window: ['ToggleEvent', 'requestIdleCallback'],
  },
};

/** A host page with the default content in such a browser. */
export function inOlderBrowser(
  { unknown = [], without = {} }: OlderBrowser,
  host: HostPageOptions = {},
): HostPageOptions {
  const renamed = new Set<string>();
  const rename = (text: string) =>
    unknown.reduce((before, name) => {
      if (before.includes(name)) renamed.add(name);
      return before.replaceAll(name, name.replace(/[a-z]|$/, 'un$&'));
    }, text);
  const integrities = new Map<string, string>();
  // the changed files do not match the integrity in the markup
  const withIntegrities = (html: string) =>
    rename(html).replaceAll(
      /(\/chrome\/assets\/[\w.-]+)([^"]*") integrity="[^"]*"/g,
      (_, path: string, rest: string) => `${path}${rest} integrity="${integrities.get(path)}"`,
    );
  return {
    ...host,
    document(header, footer) {
      const page = withIntegrities(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"></head><body style="margin:0">
${header}<main id="main"><h1>A page of the host</h1><div style="height:3000px"></div></main>${footer}</body></html>`);
      const unused = unknown.filter((name) => !renamed.has(name));
      if (unused.length > 0) throw new Error(`neither page nor files have ${unused.join(', ')}`);
      return page;
    },
    prepare: async (page: Page) => {
      const service = serviceAt(inject('service'));
      const { assets } = (await (await service.fetch('/chrome/manifest.json')).json()) as Manifest;
      for (const { path } of assets.filter(({ file }) => /\.(css|js)$/.test(file))) {
        const response = await service.fetch(path);
        const body = rename(await response.text());
        const contentType = response.headers.get('content-type') ?? '';
        integrities.set(path, `sha256-${createHash('sha256').update(body).digest('base64')}`);
        await page.route(`**${path}`, (route) => route.fulfill({ contentType, body }));
      }
      const remove = (members: Readonly<Record<string, readonly string[]>>) => {
        for (const [path, names] of Object.entries(members)) {
          const object = path.split('.').reduce((owner, name) => Reflect.get(owner, name), window as object);
          for (const name of names)
            if (!Reflect.has(object, name) || !Reflect.deleteProperty(object, name) || Reflect.has(object, name))
              throw new Error(`the browser does not lose ${path}.${name}`);
        }
      };
      // here an error fails the test
      await page.evaluate(remove, without);
      await page.addInitScript(remove, without);
      await host.prepare?.(page);
    },
  };
}
