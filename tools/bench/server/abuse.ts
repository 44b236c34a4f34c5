/** Measures how much of its rate ordinary traffic keeps beside requests for unique URLs. */

import type autocannon from 'autocannon';
import { type Comparison, compare } from '../statistics.ts';
import { QUERIES } from './headers.ts';
import { answersTo, CONNECTIONS } from './load.ts';

const ROUNDS = 6;
const ROUND_SECONDS = 1.5;

/** Ordinary requests per second of eight connections, beside eight that ask for unique paths, and alone. */
export async function compareBesideAbuse(origin: string): Promise<Comparison> {
  await alone(origin);
  return compare(
    ROUNDS,
    () => besideAbuse(origin),
    () => alone(origin),
  );
}

async function alone(origin: string): Promise<number> {
  return (await load(origin, ordinaryRequests)) / ROUND_SECONDS;
}

async function besideAbuse(origin: string): Promise<number> {
  const [ordinary] = await Promise.all([load(origin, ordinaryRequests), load(origin, [uniqueRequest])]);
  return ordinary / ROUND_SECONDS;
}

const ordinaryRequests: autocannon.Request[] = QUERIES.map((query) => ({ path: `/chrome/header?${query}` }));

let unique = 0;
const uniqueRequest: autocannon.Request = {
  setupRequest: (request) => {
    unique += 1;
    return { ...request, path: `/chrome/header?${QUERIES[unique % QUERIES.length]}&path=%2Fabuse%2F${unique}` };
  },
};

/**
 * @returns the number of answers
 * @throws Error if any status is not 200
 */
async function load(url: string, requests: autocannon.Request[]): Promise<number> {
  const options = { url, connections: CONNECTIONS, duration: ROUND_SECONDS, sampleInt: 50, requests };
  return (await answersTo(options))['2xx'];
}
