/** Turns a part of a Playwright interface into the interface. Everything else that a test uses of it fails. */

/**
 * @param name what errors call it, such as `page`
 * @returns an object that has the members of `part`, and throws an error that names the member for any other
 */
export function onlySupported<Interface extends object>(name: string, part: Partial<Interface>): Interface {
  return new Proxy(part as Interface, {
    get(target, key) {
      // a promise that resolves to the object looks for `then`, and a test runner that prints it for others
      if (key in target || typeof key === 'symbol' || key === 'then' || key === 'toJSON' || key === 'asymmetricMatch') {
        const member: unknown = Reflect.get(target, key, target);
        return typeof member === 'function' ? member.bind(target) : member;
      }
      throw new Error(`${name}.${key} is not supported in the WebKit suite.`);
    },
  });
}

/** @throws Error that names an option which is set, but which the method does not support */
export function onlyOptions(method: string, options: object | undefined, ...supported: readonly string[]): void {
  for (const [name, value] of Object.entries(options ?? {}))
    if (value !== undefined && !supported.includes(name))
      throw new Error(`The option ${name} of ${method} is not supported in the WebKit suite.`);
}
