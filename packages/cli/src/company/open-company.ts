/** Opens a company's folder. */

import { join, resolve } from 'node:path';
import type { Config } from './config-schema.ts';
import { type ConfigReading, inspectConfig } from './read-config.ts';

export interface Company {
  /** Absolute. */
  readonly folder: string;
  readonly config: Config;
  /** The configuration's problems, which are reported together with the content's, and the places in it. */
  readonly reading: Pick<ConfigReading, 'problems' | 'positions'>;
  /** With dictionaries, links and brand. */
  readonly contentFolder: string;
  readonly imagesFolder: string;
}

/** @throws InvalidContentError if the configuration is too broken to check the content with */
export async function openCompany(folder: string): Promise<Company> {
  const absolute = resolve(folder);
  const { config, ...reading } = await inspectConfig(absolute);
  return {
    folder: absolute,
    config,
    reading,
    contentFolder: join(absolute, config.content),
    imagesFolder: join(absolute, config.images),
  };
}
