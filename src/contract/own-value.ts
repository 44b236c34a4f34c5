/** Looks records up by ids from URLs, files, documents and people. An id is data: it never finds what objects inherit. */

/** The record's own value of this name. */
export function ownValue<Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}
