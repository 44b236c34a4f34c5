/** Describes an error for a log: its message, and where it was thrown. */

export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, place = ''] = /\n\s*(at .*)/.exec(error.stack ?? '') ?? [];
  return `${error.name}: ${error.message} ${place}`.trim();
}
