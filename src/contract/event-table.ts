/** The table of the events that pages may listen to, from which the hosts' types and listeners are written. */

import type { CountedDetail, CountedKind } from './counting.ts';
import { ERROR_EVENT, type ErrorDetail, LOAD_EVENT } from './elements.ts';
import {
  COMMAND_EVENT,
  type CommandDetail,
  LANGUAGE_CHANGE_EVENT,
  type LanguageChangeDetail,
  SEARCH_EVENT,
  TOGGLE_EVENT,
  type ToggleDetail,
} from './events.ts';

interface ChromeEvent {
  /** When it is dispatched, as a sentence. */
  readonly description: string;
  /** Whether `preventDefault()` stops what the chrome would do next. */
  readonly isCancelable: boolean;
  /** Whether it is what the service counts (`client/page/count.ts`). */
  readonly isCounted: boolean;
  /** The types of the detail's fields. */
  readonly detail: Readonly<Record<string, 'string' | 'boolean'>>;
}

type Fields<Detail> = { readonly [Field in keyof Detail]: Detail[Field] extends string ? 'string' : 'boolean' };

type EventTable = Readonly<Record<`portico:${CountedKind}`, ChromeEvent> & Record<string, ChromeEvent>>;

/** With the id of the message, menu or link, once per page view. */
function counted(description: string) {
  return {
    description,
    isCancelable: false,
    isCounted: true,
    detail: { id: 'string' } satisfies Fields<CountedDetail>,
  } as const;
}

export const EVENT_TABLE = {
  [LANGUAGE_CHANGE_EVENT]: {
    description: 'A language link is about to be followed, unless `preventDefault()` is called.',
    isCancelable: true,
    isCounted: false,
    detail: { language: 'string', href: 'string' } satisfies Fields<LanguageChangeDetail>,
  },
  [COMMAND_EVENT]: {
    description: 'A link with a command is about to be followed, unless `preventDefault()` is called.',
    isCancelable: true,
    isCounted: false,
    detail: { command: 'string', href: 'string' } satisfies Fields<CommandDetail>,
  },
  [SEARCH_EVENT]: {
    description:
      "A search shortcut was pressed, which focuses the chrome's search unless `preventDefault()` is called.",
    isCancelable: true,
    isCounted: false,
    detail: {},
  },
  [TOGGLE_EVENT]: {
    description: 'A section, the language selector or the overlay has opened or closed.',
    isCancelable: false,
    isCounted: false,
    detail: { id: 'string', open: 'boolean' } satisfies Fields<ToggleDetail>,
  },
  'portico:seen': counted('Half of a message has been visible for a second, if the service counts.'),
  'portico:click': counted('The link of a message was clicked, if the service counts.'),
  'portico:dismiss': counted('A message was dismissed, if the service counts.'),
  'portico:open': counted('A menu was opened, if the service counts.'),
  'portico:link': counted('A link of the chrome was clicked, if the service counts.'),
  [LOAD_EVENT]: { description: 'The element shows the chrome.', isCancelable: false, isCounted: false, detail: {} },
  [ERROR_EVENT]: {
    description: 'Loading has failed, and the element keeps its previous content.',
    isCancelable: false,
    isCounted: false,
    detail: { reason: 'string' } satisfies Fields<ErrorDetail>,
  },
} as const satisfies EventTable;

export type EventName = keyof typeof EVENT_TABLE;
