/** What can be chosen in the controls, in the words of the page. */

export const ON_OFF = [
  { value: 'true', text: 'On' },
  { value: 'false', text: 'Off' },
] as const;

export const SCHEMES = [
  { value: 'dark', text: 'Dark' },
  { value: 'light', text: 'Light' },
] as const;

export const THEMES = [...SCHEMES, { value: 'auto', text: 'Visitor’s' }] as const;

export const ANNOUNCEMENTS = [
  { value: 'include', text: 'Shown' },
  { value: 'omit', text: 'Left away' },
] as const;

export const ISOLATIONS = [
  { value: 'none', text: 'None' },
  { value: 'shadow', text: 'Shadow tree' },
] as const;

export const LINKS = [
  { value: 'relative', text: 'Relative' },
  { value: 'absolute', text: 'Absolute' },
] as const;

export const HEROES = [{ value: 'match', text: 'As theme' }, ...SCHEMES] as const;

/** How examples/sample-blog can behave. */
export const BLOG_STATES = [
  { value: '', text: 'As configured' },
  { value: 'ok', text: 'Answers well' },
  { value: 'slow', text: 'Takes ten seconds' },
  { value: 'failing', text: 'Fails' },
  { value: 'malformed', text: 'Sends broken data' },
  { value: 'huge', text: 'Sends far too much' },
  { value: 'hostile', text: 'Sends a hostile post' },
] as const;
