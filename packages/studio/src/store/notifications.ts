/**
 * Sends notifications to a webhook, signed according to Standard Webhooks 1.0.0. They wait in SQLite until they have
 * arrived, or until the last attempt has failed.
 */

import { DeadlineError, withDeadline } from '../../../../src/runtime/deadline.ts';
import type { Notification, ReleaseData } from '../contract/notifications.ts';
import { releasePath } from '../contract/pages.ts';
import type { Release } from '../contract/releases.ts';
import type { Sql } from './sql.ts';

/** In milliseconds, for each attempt. */
const DEADLINE = 5_000;
/** In milliseconds, after each attempt that has failed. */
const PAUSES: readonly number[] = [
  5_000,
  60_000,
  5 * 60_000,
  30 * 60_000,
  2 * 3_600_000,
  6 * 3_600_000,
  12 * 3_600_000,
];
/** Notifications sent together, and the most that wait: beyond that, the oldest are dropped. */
const [TOGETHER, MAX_WAITING] = [10, 1_000];

const TABLE = `CREATE TABLE IF NOT EXISTS notifications (
  id TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  due_at INTEGER NOT NULL
)`;

type Row = { id: string; body: string; attempts: number; due_at: number };

export type Post = (url: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'body'>>;

export interface Webhook {
  readonly url: string;
  readonly key: Uint8Array<ArrayBuffer>;
}

/**
 * @param url must be `https:`, or nothing is sent
 * @param secret `whsec_` and 24 to 64 bytes in base64
 * @returns `null` without a webhook
 */
export function webhookOf(url = '', secret = ''): Webhook | null {
  if (url === '') return null;
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(secret) ?? [];
  const key = bytesOf(encoded);
  if (URL.parse(url)?.protocol === 'https:' && key && key.length >= 24 && key.length <= 64) return { url, key };
  console.error(
    JSON.stringify({ event: 'webhook-unusable', needs: 'https: in WEBHOOK_URL, whsec_ in WEBHOOK_SECRET' }),
  );
  return null;
}

export class Notifications {
  readonly #sql: Sql;
  readonly #webhook: Webhook | null;
  readonly #post: Post;

  constructor(sql: Sql, webhook: Webhook | null, post: Post) {
    this.#sql = sql;
    this.#webhook = webhook;
    this.#post = post;
    sql.exec(TABLE);
  }

  /** Must be called in the transaction of the event. */
  add(notification: Notification): void {
    if (!this.#webhook) return;
    this.#sql.exec(
      'INSERT INTO notifications (id, body, attempts, due_at) VALUES (?, ?, 0, ?)',
      `msg_${crypto.randomUUID()}`,
      JSON.stringify(notification),
      Date.now(),
    );
    this.#sql.exec(
      `DELETE FROM notifications WHERE id IN (SELECT id FROM notifications ORDER BY rowid DESC LIMIT -1 OFFSET ${MAX_WAITING})`,
    );
  }

  /** When the next attempt is due, in milliseconds since 1970; `null` if nothing waits, or there is no webhook. */
  get dueAt(): number | null {
    if (!this.#webhook) return null;
    return this.#sql.exec<{ at: number | null }>('SELECT min(due_at) AS at FROM notifications').one().at;
  }

  /** Sends what is due. Never rejects. */
  async send(now: number): Promise<void> {
    const webhook = this.#webhook;
    if (!webhook) return;
    const due = this.#sql
      .exec<Row>('SELECT * FROM notifications WHERE due_at <= ? ORDER BY rowid LIMIT ?', now, TOGETHER)
      .toArray();
    const signed = await Promise.all(due.map(async (row) => ({ row, headers: await headersOf(row, webhook) })));
    // sign all first, so that requests start in the order of events
    await Promise.all(signed.map(({ row, headers }) => this.#attempt(row, webhook.url, headers)));
  }

  async #attempt({ id, body, attempts }: Row, url: string, headers: SignedHeaders): Promise<void> {
    const status = await this.#statusOf(url, { method: 'POST', headers, body, redirect: 'manual' });
    const pause = PAUSES[attempts];
    const isDone = typeof status === 'number' && status >= 200 && status < 300;
    if (isDone || pause === undefined) this.#sql.exec('DELETE FROM notifications WHERE id = ?', id);
    else {
      const next = Date.now() + pause;
      this.#sql.exec('UPDATE notifications SET attempts = ?, due_at = ? WHERE id = ?', attempts + 1, next, id);
    }
    if (!isDone) {
      const line = { event: 'notification-failed', id, status, attempts: attempts + 1, nextAttemptIn: pause ?? null };
      console.error(JSON.stringify(line));
    }
  }

  async #statusOf(url: string, init: RequestInit): Promise<number | 'late' | 'unreachable'> {
    try {
      return await withDeadline(async (signal) => {
        const { status, body: answer } = await this.#post(url, { ...init, signal });
        await answer?.cancel();
        return status;
      }, DEADLINE);
    } catch (error) {
      return error instanceof DeadlineError ? 'late' : 'unreachable';
    }
  }
}

/** A release's data in notifications. */
export function notified({ id, name, at }: Release): ReleaseData {
  return { id, name, at, path: releasePath(id) };
}

type SignedHeaders = Readonly<Record<string, string>>;

async function headersOf({ id, body }: Row, { key }: Webhook): Promise<SignedHeaders> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${await signatureOf(`${id}.${timestamp}.${body}`, key)}`,
  };
}

async function signatureOf(text: string, key: Webhook['key']): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}

/** @returns `null` if it is not base64 */
function bytesOf(encoded: string): Webhook['key'] | null {
  try {
    return Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
