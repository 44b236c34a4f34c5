/** The query parameters that tell where a visitor pressed sign-up or contact-sales. */

/** Adds `place=header&type=button&text=` and the button's label in lower case. */
export function withTracking(url: string, label: string): string {
  const query = `place=header&type=button&text=${encodeURIComponent(label.toLowerCase())}`;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
