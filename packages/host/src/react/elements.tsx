/** `PorticoHeader` and `PorticoFooter`: server-rendered chrome, or chrome that the browser loads. */

import { type ReactElement, type ReactNode, version } from 'react';
import { attributesOf } from '../element-attributes.ts';
import type { ListenersOf } from '../elements/attributes.ts';
import { EVENT_NAMES } from '../events.ts';
import type { ChromeParameters, PageChrome } from '../page-chrome.ts';
import { type ElementProps, KeptElement } from './kept-element.tsx';
import { LoadingElement } from './loading-element.tsx';
import type { ReactSlots } from './slot-content.tsx';

/** Earlier ones have no listeners on custom elements, and don't hoist the files in `PorticoHead`. */
const FIRST_REACT = 19;
// as a peer dependency, npm would also refuse sites that never import this module
if (Number.parseInt(version, 10) < FIRST_REACT)
  throw new Error(
    `@portico/host/react needs React ${FIRST_REACT} or later, and found ${version}: use withElements of @portico/host, or the custom elements`,
  );

/** Listeners such as `onportico-languagechange`, which need React 19 and a client component. */
type Listeners = ListenersOf<'on'>;

/**
 * A server-rendered header or footer. Parameters override those of `chrome`: the browser then loads another language or
 * theme, or marks the link to another path.
 */
export interface RenderedProps extends Omit<ChromeParameters, 'links'>, Listeners {
  /**
   * From `chromeFor`. A later value is shown if its language or theme differs. Pass `null` in the browser if your
   * server doesn't send it as data: the element keeps the page's HTML.
   */
  readonly chrome: Pick<PageChrome, 'header' | 'footer' | 'parameters'> | null;
  /** Content for slots of the header. In the browser, it replaces what `chromeFor` put there. */
  readonly slots?: ReactSlots | undefined;
}

/** A header or footer that the browser loads from the service. */
export interface LoadedProps extends Omit<ChromeParameters, 'links'>, Listeners {
  /** The origin of the service. Never take it from a visitor's input. */
  readonly service: string;
  /** Content for slots of the header, rendered in the browser. */
  readonly slots?: ReactSlots | undefined;
  /** The fallback, shown until the chrome has loaded. Later renders don't change it. */
  readonly children?: ReactNode;
}

export type PorticoProps = RenderedProps | LoadedProps;

/** Renders the header. Put it at the start of `<body>`. */
export function PorticoHeader(props: PorticoProps): ReactElement {
  return elementFor('header', props);
}

/** Renders the footer. Put it at the end of `<body>`. */
export function PorticoFooter(props: PorticoProps): ReactElement {
  return elementFor('footer', props);
}

function elementFor(part: 'header' | 'footer', props: PorticoProps): ReactElement {
  const name = `portico-${part}` as const;
  const attributes = { ...attributesOf(props), ...listenersIn(props) };
  const { slots } = props;
  if ('service' in props) {
    const { service, children } = props;
    return (
      <LoadingElement name={name} service={service} attributes={attributes} slots={slots}>
        {children}
      </LoadingElement>
    );
  }
  const { chrome } = props;
  if (!chrome) return <KeptElement name={name} html="" attributes={attributes} slots={slots} />;
  const { language, theme } = chrome.parameters;
  const shown = { ...attributesOf(chrome.parameters), ...attributes };
  return <KeptElement key={`${language} ${theme}`} name={name} html={chrome[part]} attributes={shown} slots={slots} />;
}

const LISTENERS = EVENT_NAMES.map((name) => `on${name}` as const);

function listenersIn(props: Listeners): ElementProps {
  return Object.fromEntries(LISTENERS.filter((name) => props[name]).map((name) => [name, props[name]]));
}
