/** Finds what shows a picture, in SQLite rows of any release. */

import type { Sql } from './sql.ts';
import type { PictureHolders } from './store.ts';

/** @param path the picture's path, whose characters need no escape in JSON */
export function pictureHolders(sql: Sql, path: string): PictureHolders {
  const cards = sql.exec<{ id: string }>("SELECT id FROM entries WHERE kind = 'card' AND instr(content, ?) > 0", path);
  const pinned = sql.exec<{ id: string }>(
    `SELECT pin.value ->> 'id' AS id
    FROM (SELECT * FROM releases WHERE json_valid(content)) AS release, json_each(release.content, '$.entries') AS pin
    WHERE pin.value ->> 'kind' = 'card' AND instr(pin.value, ?) > 0`,
    path,
  );
  const versions = sql.exec<{ version: number }>(
    'SELECT version FROM versions WHERE instr(languages, ?) > 0 ORDER BY version',
    path,
  );
  const shares = sql.exec<{ id: string }>('SELECT id FROM shares WHERE instr(languages, ?) > 0 LIMIT 1', path);
  return {
    cards: [...new Set([...cards.toArray(), ...pinned.toArray()].map(({ id }) => id))],
    versions: versions.toArray().map(({ version }) => version),
    isShared: shares.toArray().length > 0,
  };
}
