/** Reads which environment of wrangler.toml a command is for. */

/** Has no name, and is outside of all sections `[env.…]`. */
export const PRODUCTION = '';

interface EnvironmentArguments {
  /** Its name; wrangler refuses one that it does not know. */
  readonly environment: string;
  /** All other arguments. */
  readonly others: readonly string[];
}

/** Takes `--env staging`, `--env=staging` or `-e staging` out of the arguments. */
export function takeEnvironment(args: readonly string[]): EnvironmentArguments {
  const others = [...args];
  const index = others.findIndex((argument) => /^(--env|-e)(=|$)/.test(argument));
  if (index < 0) return { environment: PRODUCTION, others };
  const [flag = ''] = others.splice(index, 1);
  if (flag.includes('=')) return { environment: flag.slice(flag.indexOf('=') + 1), others };
  // without a name it must not become production
  const [environment = flag] = others.splice(index, 1);
  return { environment, others };
}
