/** `portico backups`: writes, lists and restores backups of a Studio, and rewinds it to an earlier moment. */

import type { BackupList, BackupProgress, RestoreProgress } from '../studio/contract/backups.ts';
import { DocumentError } from './document/errors.ts';
import { connectTo, type StudioClient } from './document/studio-client.ts';

const USAGE = `portico backups list <Studio>
    prints the names of the backups, the newest first
portico backups write <Studio>
    writes a backup now
portico backups restore <Studio> <name>
    restores draft and history in a Studio that has lost its data
portico backups rewind <Studio> <instant>
    sets draft, history and links back to a moment of the last 30 days, such as 2027-03-01T08:00:00Z
portico backups undo-rewind <Studio> <text>
    undoes it, with the text that it has printed

<Studio> is an address such as https://studio.example.com. If it needs Cloudflare Access, set CF_ACCESS_CLIENT_ID and
CF_ACCESS_CLIENT_SECRET to those of a service token.`;

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
  } else {
    if (command === 'restore') return restore(studio(), argument);
    if (command === 'rewind') return rewind(studio(), { to: argument });
    if (command === 'undo-rewind') return rewind(studio(), { undo: argument });
  }
  throw new DocumentError(USAGE);
}

async function write(studio: StudioClient): Promise<string> {
  for (;;) {
    const { left, name } = await studio.call<BackupProgress>('POST', 'backups');
    if (name !== null) return `The backup ${name} is complete.`;
    console.error(`${left} versions are left.`);
  }
}

async function restore(studio: StudioClient, name: string): Promise<string> {
  for (;;) {
    const path = `backups/${encodeURIComponent(name)}/restore`;
    const { left, latest, missing } = await studio.call<RestoreProgress>('POST', path);
    if (latest) {
      const lines = [`Version ${latest.version} of ${latest.publishedAt} is the latest again.`];
      return [...lines, ...missing.map((key) => `Not in the bucket, or not readable: ${key}`)].join('\n');
    }
    console.error(`${left} versions are left.`);
  }
}

async function rewind(studio: StudioClient, to: object): Promise<string> {
  const { undo } = await studio.call<{ undo: string }>('POST', 'rewind', to);
  return `The Studio is set back. To undo it: portico backups undo-rewind <Studio> ${undo}`;
}
