/** Chooses the source of the figures by the Studio's variables. */

import type { Figures } from '../contract/figures.ts';

export interface FiguresVariables {
  /** The account whose Analytics Engine has the events. */
  readonly ANALYTICS_ACCOUNT?: string;
  /** A token that may read its analytics. */
  readonly ANALYTICS_TOKEN?: string;
  /** The dataset that the service writes. */
  readonly ANALYTICS_DATASET?: string;
  /** Replaces Cloudflare on a computer without visitors: returns sample figures. */
  readonly LOCAL_EVENTS?: { readonly fetch: typeof fetch };
}

export type FiguresSource =
  | {
      readonly state: 'counted' | 'sample';
      readonly dataset: string;
      readonly query: (sql: string, signal: AbortSignal) => Promise<Response>;
    }
  | Extract<Figures<never>, { message: string }>;

const DATASET = 'portico_visits';

export function figuresSource(variables: FiguresVariables): FiguresSource {
  const { ANALYTICS_ACCOUNT: account = '', ANALYTICS_TOKEN: token = '', LOCAL_EVENTS } = variables;
  const dataset = variables.ANALYTICS_DATASET || DATASET;
  if (LOCAL_EVENTS) {
    const query = (body: string) => LOCAL_EVENTS.fetch('https://events/', { method: 'POST', body });
    return { state: 'sample', dataset, query };
  }
  if (account === '' && token === '') {
    return { state: 'off', message: 'Nothing is counted yet. Your Portico team can switch it on.' };
  }
  if (!/^[0-9a-f]{32}$/.test(account)) return misconfigured('ANALYTICS_ACCOUNT must be the id of an account');
  if (!/^[\x21-\x7e]+$/.test(token)) return misconfigured('ANALYTICS_TOKEN must be a token');
  if (!/^[a-z_]\w*$/i.test(dataset)) return misconfigured('ANALYTICS_DATASET must be the name of a dataset');
  const url = `https://api.cloudflare.com/client/v4/accounts/${account}/analytics_engine/sql`;
  const headers = { authorization: `Bearer ${token}` };
  return {
    state: 'counted',
    dataset,
    // a redirect would send the token elsewhere
    query: (body, signal) => fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' }),
  };
}

function misconfigured(reason: string) {
  return { state: 'failed', message: `The Studio can’t read the figures: ${reason}. Tell your Portico team.` } as const;
}
