/** The attributes, properties and events of `<portico-header>` and `<portico-footer>`, for the JSX types of frameworks. */

import type { EventDetails } from '../events.ts';
import type { ATTRIBUTES, FragmentParameters } from '../parameters.ts';

type Flag = boolean | 'true' | 'false';

/** Booleans also as in HTML. */
type AttributeValue<Value> = Value extends boolean ? Flag : Value;

/** Written as in HTML, in lower case with hyphens. */
export type PorticoAttributes = {
  [Name in keyof typeof ATTRIBUTES as (typeof ATTRIBUTES)[Name]]?: AttributeValue<FragmentParameters[Name]>;
} & {
  /** The origin of the service, if `elements.js` comes from another one. */
  src?: string | undefined;
};

type PropertyValue<Value> = Value extends boolean ? boolean : string;

/** A property for each attribute. */
type PorticoProperties = {
  -readonly [Name in keyof Pick<FragmentParameters, keyof typeof ATTRIBUTES>]-?: PropertyValue<
    NonNullable<FragmentParameters[Name]>
  >;
};

/** Properties of the elements in addition to those of `HTMLElement`. */
export interface PorticoElement extends HTMLElement, PorticoProperties {}

/** An event of the chrome. `currentTarget` is the element with the listener. */
export type ChromeEvent<Detail> = CustomEvent<Detail> & { readonly currentTarget: PorticoElement };

export type ChromeEvents = { readonly [Name in keyof EventDetails]: ChromeEvent<EventDetails[Name]> };

/** Listeners by the framework's property names, such as `on` before the event name. */
export type ListenersOf<Prefix extends string> = {
  [Name in keyof ChromeEvents as `${Prefix}${Name}`]?: ((event: ChromeEvents[Name]) => void) | undefined;
};
