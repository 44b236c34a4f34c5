/**
 * Wraps messages for certain sites or pages in envelopes, in the document for the service. Releases up to 0.4.0 would
 * show them everywhere; they cannot read an envelope, so they omit and report the message.
 */

type JsonObject = Readonly<Record<string, unknown>>;

/** The lists of messages in each language. */
const LISTS = ['announcements', 'featureMessages'];

/** @param languages as any release has stored them */
export function inEnvelopes(languages: JsonObject): JsonObject {
  return withMessages(languages, (message) =>
    Object.hasOwn(message, 'sites') || Object.hasOwn(message, 'paths') ? { limited: message } : message,
  );
}

/** @param languages with envelopes or without */
export function outOfEnvelopes(languages: JsonObject): JsonObject {
  return withMessages(languages, (message) => (Object.hasOwn(message, 'limited') ? message.limited : message));
}

function withMessages(languages: JsonObject, map: (message: JsonObject) => unknown): JsonObject {
  const inList = (list: readonly unknown[]) => list.map((message) => (isObject(message) ? map(message) : message));
  return mapped(languages, (messages) =>
    isObject(messages)
      ? mapped(messages, (list, name) => (LISTS.includes(name) && Array.isArray(list) ? inList(list) : list))
      : messages,
  );
}

function mapped(object: JsonObject, map: (value: unknown, name: string) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value, name)]));
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
