/** `portico doctor`: checks what building and deploying need. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { styleText } from 'node:util';
import { unstable_readConfig } from 'wrangler';
import { CONFIG_FILE } from '../company/config-schema.ts';
import { CONTENT_FORMAT } from '../company/define-config.ts';
import { readConfig } from '../company/read-config.ts';
import { readFiles } from '../content/read-files.ts';
import { pathToPage } from '../init/installation.ts';
import { nodeProblem } from '../node-version.ts';
import { InvalidContentError } from '../problems/invalid-content.ts';
import { studioConfig } from '../studio-config.ts';
import { UserError } from '../user-error.ts';
import { VERSION } from '../version.ts';
import { missingSchemas } from './missing-schemas.ts';

/** @throws Error with the reason and the remedy if the check fails */
type Check = () => Promise<string> | string;

const CHECKS: Readonly<Record<string, Check>> = {
  Node: () => {
    const problem = nodeProblem();
    if (problem !== null) throw new Error(problem);
    return process.versions.node;
  },
  Configuration: async () => {
    const { languages } = await readConfig(process.cwd());
    return Object.keys(languages).join(', ');
  },
  Content: async () => {
    const config = await readConfig(process.cwd()).catch(() => {
      throw new Error(`cannot be read without ${CONFIG_FILE}`);
    });
    const { warnings, problems } = await readFiles(resolve(config.content), config);
    if (problems.length > 0) throw new InvalidContentError(problems);
    if (warnings.length > 0) throw new Error(warnings.join('\n'));
    return `format ${CONTENT_FORMAT}, which Portico ${VERSION} reads`;
  },
  Schemas: async () => {
    const { content } = await readConfig(process.cwd());
    const [missing, ...others] = await missingSchemas(resolve('.'), resolve(content));
    if (missing === undefined) return 'your editor finds them';
    throw new Error(`${missing}${others.length === 0 ? '' : `; so do ${others.length} other files`}`);
  },
  Worker: () => bindingsOf('wrangler.toml', ['ASSET_BUCKET']),
  Studio: () => {
    const found = bindingsOf(studioConfig(), ['MESSAGES', 'STORE', 'BACKUPS', 'PORTICO']);
    const [own, published] = [namespaceOf(studioConfig()), namespaceOf('wrangler.toml')];
    if (published === undefined)
      throw new Error('wrangler.toml has no KV namespace MESSAGES; without it, publications never appear');
    if (own !== published)
      throw new Error(`MESSAGES is ${own} for the Studio and ${published} for the worker; give both the same id`);
    const [pictures, served] = [bucketOf(studioConfig()), bucketOf('wrangler.toml')];
    if (pictures !== undefined && pictures !== served)
      throw new Error(
        `ASSET_BUCKET is ${pictures} for the Studio and ${served} for the worker; give both the same bucket`,
      );
    return found;
  },
  Access: () => {
    const { vars } = configOf(studioConfig());
    if (!vars.ACCESS_TEAM_DOMAIN || !vars.ACCESS_AUDIENCE)
      throw new Error(
        `set ACCESS_TEAM_DOMAIN and ACCESS_AUDIENCE in ${studioConfig()}, or the Studio refuses everyone`,
      );
    return String(vars.ACCESS_TEAM_DOMAIN);
  },
};

/** The checks that fail only for a company with a Studio: others publish by deploying their files. */
const OF_STUDIO = ['Studio', 'Access'];

/** @throws UserError if a check fails */
export async function doctor(): Promise<void> {
  const counted = Object.keys(CHECKS).filter((name) => hasStudio() || !OF_STUDIO.includes(name));
  let failures = 0;
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      console.log(`${styleText('green', '✓')} ${name}: ${await check()}`);
    } catch (error) {
      const { message } = error as Error;
      if (!counted.includes(name)) {
        console.log(`${styleText('yellow', '–')} ${name}, only if you want the Studio: ${message}`);
        continue;
      }
      failures += 1;
      console.log(`${styleText('red', '✗')} ${name}: ${message}`);
    }
  }
  if (failures > 0) throw new UserError(`\n${failures} of ${counted.length} checks failed.`);
}

/** Whether people can sign in to a Studio, or are meant to. */
function hasStudio(): boolean {
  try {
    const { vars } = configOf(studioConfig());
    return Boolean(vars.ACCESS_TEAM_DOMAIN || vars.ACCESS_AUDIENCE);
  } catch {
    // a broken file is meant to work
    return existsSync(studioConfig());
  }
}

/** The parts of wrangler's configuration that are read. */
interface WranglerConfig {
  readonly vars: Readonly<Record<string, unknown>>;
  readonly r2_buckets: readonly { readonly binding: string; readonly bucket_name?: string }[];
  readonly kv_namespaces: readonly { readonly binding: string; readonly id?: string }[];
  readonly services?: readonly { readonly binding: string }[];
  readonly durable_objects: { readonly bindings: readonly { readonly name: string }[] };
}

function configOf(file: string): WranglerConfig {
  if (!existsSync(file)) throw new Error(`there is no ${file}; portico init writes one`);
  return unstable_readConfig({ config: file }, { hideWarnings: true });
}

function namespaceOf(file: string): string | undefined {
  return configOf(file).kv_namespaces.find(({ binding }) => binding === 'MESSAGES')?.id;
}

function bucketOf(file: string): string | undefined {
  return configOf(file).r2_buckets.find(({ binding }) => binding === 'ASSET_BUCKET')?.bucket_name;
}

function bindingsOf(file: string, wanted: readonly string[]): string {
  const { r2_buckets, kv_namespaces, services = [], durable_objects } = configOf(file);
  const names = [...r2_buckets, ...kv_namespaces, ...services]
    .map(({ binding }) => binding)
    .concat(durable_objects.bindings.map(({ name }) => name));
  const missing = wanted.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new Error(`${file} has no binding ${missing.join(', ')} (see ${pathToPage('deploying.md')})`);
  return names.join(', ');
}
