/** The variables of a Studio on this computer. */

/** @param role such as `author` or `publisher:ja,de`; the Studio says if it is wrong. Empty for everything. */
export function localVariables(role = '') {
  const [name, languages] = role.split(':');
  const limits = languages === undefined ? {} : { languages: languages.split(',') };
  return { STUDIO_LOCAL: 'on', ...(role && { STUDIO_ROLES: [{ role: name, people: ['local'], ...limits }] }) };
}
