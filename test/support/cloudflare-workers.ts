/** The class of the platform from which Durable Objects are derived, for tests that run their code in Node. */

export class DurableObject<Env> {
  readonly ctx: unknown;
  readonly env: Env;

  constructor(ctx: unknown, env: Env) {
    this.ctx = ctx;
    this.env = env;
  }
}
