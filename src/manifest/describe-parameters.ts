/** Describes the parameters for the manifest. */

import { type Parameter, type ParameterOptions, valuesOf } from '../request/define-parameter.ts';
import { PARAMETERS, parametersReadBy } from '../request/parameters.ts';
import type { Manifest } from './schema.ts';

/** The parameters of the fragments, in the order of the table. */
export function describeParameters(options: ParameterOptions): Manifest['parameters'] {
  return parametersReadBy('all').map((name) => {
    const parameter: Parameter<unknown> = PARAMETERS[name];
    const { description, pattern, maxLength } = parameter;
    const values = valuesOf(parameter, options);
    return {
      name,
      description,
      ...(values && { values: [...values] }),
      ...(pattern && { pattern: pattern(options).source }),
      ...(maxLength !== undefined && { maxLength }),
      default: parameter.default === null ? null : String(parameter.default),
    };
  });
}
