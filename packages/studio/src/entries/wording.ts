/** Formats the parts of sentences about messages. */

export function quoted(text: string): string {
  return `“${text}”`;
}

/** `German, French and Japanese`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** `67%`: a message's share among competing ones. */
export function percentText(share: number): string {
  return `${Math.round(share * 100)}%`;
}
