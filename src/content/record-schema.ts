/** Schema of a record by ids, whatever they are. */

import * as v from 'valibot';

/** `v.record` drops these keys and their values, and reports nothing. */
const DROPPED = ['constructor', 'prototype', '__proto__'];

/** Like `v.record`, but with every key of the input. */
export function recordSchema<Key extends v.GenericSchema<string>, Value extends v.GenericSchema>(
  key: Key,
  value: Value,
): v.RecordSchema<Key, Value, undefined> {
  const schema = v.record(key, value);
  return {
    ...schema,
    '~run'(dataset, config) {
      const input: unknown = dataset.value;
      const result = schema['~run'](dataset, config);
      if (typeof input !== 'object' || input === null) return result;
      const issues = [...(result.issues ?? [])];
      for (const name of DROPPED) {
        const given = Object.getOwnPropertyDescriptor(input, name);
        if (!given) continue;
        const step = {
          type: 'object',
          origin: 'key',
          input: input as Record<string, unknown>,
          key: name,
          value: given.value,
        } as const;
        const [named, valued] = [v.safeParse(key, name, config), v.safeParse(value, given.value, config)];
        for (const issue of named.issues ?? []) issues.push({ ...issue, path: [step] });
        for (const issue of valued.issues ?? []) issues.push({ ...issue, path: [step, ...(issue.path ?? [])] });
        Object.assign(result, { value: { ...(result.value as object), [name]: valued.output } });
        if (!valued.typed) Object.assign(result, { typed: false });
      }
      return issues.length > 0 ? Object.assign(result, { issues }) : result;
    },
  };
}
