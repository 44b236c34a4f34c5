/** Names cards and images. */

/** The display name of a card or image: `roi-calculator` → `ROI calculator` */
export function nameOf(id: string): string {
  const words = id.split('-').map((word) => (ABBREVIATIONS.has(word) ? word.toUpperCase() : word));
  const name = words.join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const ABBREVIATIONS: ReadonlySet<string> = new Set(['roi', 'pdf', 'faq']);
