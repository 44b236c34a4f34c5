/** Formats the parts of sentences about messages. */

/** `67%`: a message's share among competing ones. */
export function percentText(share: number): string {
  return `${Math.round(share * 100)}%`;
}
