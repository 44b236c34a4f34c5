/** Reads which environment of wrangler.toml a command is for. */

/** Has no name: its settings are outside all `[env.…]` sections. */
export const PRODUCTION = '';

interface EnvironmentArguments {
  /** Its name; wrangler rejects unknown ones. */
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
