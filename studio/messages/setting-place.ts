/** Tells the texts of visitors from settings that are kept as texts, and are not translated. Pure. */

/** Whether the place is that of a token of the theme, or says where posts of the blog come from. */
export function isSettingPlace(place: string): boolean {
  return /^(?:(?:theme|blog)\.|teasers\.[^.]+\.source$)/.test(place);
}
