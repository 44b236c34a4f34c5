/** The options of the controls, with their labels. */

export const ON_OFF = [
  { value: 'true', text: 'On' },
  { value: 'false', text: 'Off' },
] as const;

export const SCHEMES = [
  { value: 'dark', text: 'Dark' },
  { value: 'light', text: 'Light' },
] as const;

export const THEMES = [...SCHEMES, { value: 'auto', text: 'Auto' }] as const;

export const ANNOUNCEMENTS = [
  { value: 'include', text: 'Included' },
  { value: 'omit', text: 'Omitted' },
] as const;

export const ISOLATIONS = [
  { value: 'none', text: 'None' },
  { value: 'shadow', text: 'Shadow root' },
] as const;

export const LINKS = [
  { value: 'relative', text: 'Relative' },
  { value: 'absolute', text: 'Absolute' },
] as const;

export const HEROES = [{ value: 'match', text: 'Same as theme' }, ...SCHEMES] as const;

/** How examples/sample-blog can behave. */
export const BLOG_STATES = [
  { value: '', text: 'As configured' },
  { value: 'ok', text: 'Works' },
  { value: 'slow', text: 'Responds after ten seconds' },
  { value: 'failing', text: 'Fails' },
  { value: 'malformed', text: 'Sends malformed data' },
  { value: 'huge', text: 'Sends too much data' },
  { value: 'hostile', text: 'Sends a malicious post' },
] as const;
