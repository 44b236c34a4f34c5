/** `portico backups`: writes, lists and restores backups of a Studio. */

import { connectTo } from './document/studio-client.ts';

/** @returns their names, newest first */
export async function listBackups(studio: string): Promise<string> {
  return (await connectTo(studio).call('GET /backups', {})).backups.join('\n');
}

export async function writeBackup(address: string): Promise<string> {
  for (const studio = connectTo(address); ; ) {
    const { left, name } = await studio.call('POST /backups', {});
    if (name !== null) return `The backup ${name} is complete.`;
    console.error(`${left} versions to go.`);
  }
}

export async function restoreBackup(address: string, name: string): Promise<string> {
  for (const studio = connectTo(address); ; ) {
    const { left, latest, missing } = await studio.call('POST /backups/:name/restore', { params: { name } });
    if (latest) {
      const lines = [`Version ${latest.version}, published at ${latest.publishedAt}, is the latest version again.`];
      return [...lines, ...missing.map((key) => `Missing from the bucket, or not readable: ${key}`)].join('\n');
    }
    console.error(`${left} versions to go.`);
  }
}
