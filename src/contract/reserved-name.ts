/** Names that no new id may have, because every object of the language has them. Ids stored earlier may. */

export const RESERVED = 'must not have a name that every JavaScript object has, such as constructor or toString';

/** @param id one name, or several joined by dots */
export function isReserved(id: string): boolean {
  return id.split('.').some((name) => Object.hasOwn(Object.prototype, name));
}
