/** Gives a route its handler, which takes and answers what the table of routes says. */

import * as v from 'valibot';
import type { Guarded } from '../access/guard.ts';
import {
  type AnswerOf,
  type BodyOf,
  type ParamsOf,
  type QueryName,
  ROUTES,
  type Route,
  type RouteRow,
} from '../contract/routes.ts';
import { type Answered, responseOf } from './answers.ts';
import type { Api } from './api-options.ts';
import { parseBody } from './parse-body.ts';

interface Asked<R extends Route> {
  readonly by: Guarded['Variables'];
  readonly params: ParamsOf<R>;
  readonly query: (name: QueryName<R>) => string | undefined;
  /** @throws HTTPException if the body is too large or doesn't fit its schema */
  readonly readBody: (maxBytes?: number) => Promise<BodyOf<R>>;
  readonly request: Request;
}

/** A refusal is a `Response`. */
type Handler<R extends Route> = (asked: Asked<R>) => Reply<R> | Promise<Reply<R>>;
type Reply<R extends Route> = Answered<AnswerOf<R>> | Response;

export function handle<R extends Route>(api: Api, route: R, handler: Handler<R>): void {
  const [method = '', path = ''] = route.split(' ');
  const { body: schema = v.never() }: RouteRow = ROUTES[route];
  api.on(method, path, async ({ req, var: by }) => {
    const reply = await handler({
      by,
      params: req.param() as ParamsOf<R>,
      query: (name) => req.query(name),
      // the schema of the same row
      readBody: async (maxBytes) => (await parseBody(req.raw, schema, maxBytes)) as BodyOf<R>,
      request: req.raw,
    });
    return reply instanceof Response ? reply : responseOf(reply);
  });
}
