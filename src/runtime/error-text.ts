/** Describes an error in one line: for logs, or for the public. */

/** For logs: the message, and where it was thrown. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, place = ''] = /\n\s*(at .*)/.exec(error.stack ?? '') ?? [];
  return `${error.name}: ${error.message} ${place}`.trim();
}

/** In characters. */
const MAX_PUBLIC_TEXT_LENGTH = 200;

/** For health, which is public: the first line of the message, without code locations. */
export function publicErrorText(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const [line = ''] = text.split(/[\r\n\u2028\u2029]|\sat .*\.\w+:\d+/);
  return line.trim().slice(0, MAX_PUBLIC_TEXT_LENGTH);
}
