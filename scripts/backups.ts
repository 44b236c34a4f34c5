/** `portico backups`: writes, lists and restores backups of a Studio. */

import type { BackupList, BackupProgress, RestoreProgress } from '../studio/contract/backups.ts';
import { DocumentError } from './document/errors.ts';
import { connectTo, type StudioClient } from './document/studio-client.ts';

const USAGE = `portico backups list <Studio>
    lists the backups by name, newest first
portico backups write <Studio>
    writes a backup now
portico backups restore <Studio> <name>
    restores draft and history in a Studio that has lost its data

<Studio> is an address such as https://studio.example.com. If it is behind Cloudflare Access, set CF_ACCESS_CLIENT_ID
and CF_ACCESS_CLIENT_SECRET to a service token's ID and secret.`;

/**
 * @param words the arguments
 * @returns what to print
 * @throws DocumentError
 */
export async function runBackups([command, address = '', argument, ...others]: readonly string[]): Promise<string> {
  if (others.length > 0) throw new DocumentError(USAGE);
  const studio = () => connectTo(address);
  if (argument === undefined) {
    if (command === 'list') return (await studio().call<BackupList>('GET', 'backups')).backups.join('\n');
    if (command === 'write') return write(studio());
  } else if (command === 'restore') return restore(studio(), argument);
  throw new DocumentError(USAGE);
}

async function write(studio: StudioClient): Promise<string> {
  for (;;) {
    const { left, name } = await studio.call<BackupProgress>('POST', 'backups');
    if (name !== null) return `The backup ${name} is complete.`;
    console.error(`${left} versions to go.`);
  }
}

async function restore(studio: StudioClient, name: string): Promise<string> {
  for (;;) {
    const path = `backups/${encodeURIComponent(name)}/restore`;
    const { left, latest, missing } = await studio.call<RestoreProgress>('POST', path);
    if (latest) {
      const lines = [`Version ${latest.version}, published at ${latest.publishedAt}, is the latest version again.`];
      return [...lines, ...missing.map((key) => `Missing from the bucket, or not readable: ${key}`)].join('\n');
    }
    console.error(`${left} versions to go.`);
  }
}
