/** The variables of a Studio on this computer. */

/** @param role such as `author` or `publisher:ja,de`, which the Studio validates; empty for all rights */
export function localVariables(role = '') {
  const [name, languages] = role.split(':');
  const limits = languages === undefined ? {} : { languages: languages.split(',') };
  return { STUDIO_LOCAL: 'on', ...(role && { STUDIO_ROLES: [{ role: name, people: ['local'], ...limits }] }) };
}
