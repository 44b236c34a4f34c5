/** Reads the JSON body of a request, within a limit, and parses it by a schema. */

import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { numberText } from '../contract/limits.ts';
import { failure } from './answers.ts';

/** In bytes: the largest document, with room for indentation. */
const MAX_BODY_BYTES = 2_000_000;

/** @throws HTTPException with the response that rejects the body */
export async function parseBody(
  request: Request,
  schema: v.GenericSchema,
  maxBytes = MAX_BODY_BYTES,
): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw refusal(415, 'The body must be JSON, with content-type: application/json.');
  }
  const bytes = await readWithin(request, maxBytes);
  if (bytes === null) throw refusal(413, `The body may have at most ${numberText(maxBytes)} bytes.`);
  const value = parse(bytes);
  if (value === undefined) throw refusal(400, 'The body is not valid JSON.');
  const result = v.safeParse(schema, value);
  if (!result.success) throw refusal(422, sentenceOf(result.issues));
  return result.output;
}

function refusal(status: 400 | 413 | 415 | 422, message: string): HTTPException {
  return new HTTPException(status, { res: failure(status, { error: 'invalid', message }) });
}

/** @returns `null` if there are more bytes */
export async function readWithin(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > limit) return null;
    parts.push(part);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.byteLength;
  }
  return bytes;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    return undefined;
  }
}

function sentenceOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const reasons = issues.slice(0, 5).map((issue) => {
    const path = v.getDotPath(issue);
    return path === null ? issue.message : `${path}: ${issue.message}`;
  });
  return `The body does not fit its schema: ${reasons.join('; ')}.`;
}
