/** `PorticoHeader` and `PorticoFooter`: the chrome as the server rendered it, or as the browser loads it. */

import type { ReactElement, ReactNode } from 'react';
import { attributesOf } from '../element-attributes.ts';
import type { ListenersOf } from '../elements/attributes.ts';
import type { ChromeParameters, PageChrome } from '../page-chrome.ts';
import { type ElementProps, KeptElement } from './kept-element.tsx';
import { LoadingElement } from './loading-element.tsx';

/** Listeners need React 19 and a client component, such as `onportico-languagechange`. */
type Listeners = ListenersOf<'on'>;

/** A header or footer that the server has rendered. */
export interface RenderedProps extends Listeners {
  /**
   * From `chromeFor`. A later one is shown if its language or theme is another. In the browser `null`, if your server
   * doesn't send it as data: the element keeps the HTML of the page.
   */
  readonly chrome: Pick<PageChrome, 'header' | 'footer' | 'parameters'> | null;
  /** Another language than that of `chrome`, loaded by the browser. */
  readonly language?: ChromeParameters['language'];
  /** Path of the page, if a router changes it: marks the current link without a request. */
  readonly path?: string | undefined;
  /** Another theme than that of `chrome`, loaded by the browser: for a switch in the page. */
  readonly theme?: ChromeParameters['theme'];
}

/** A header or footer that the browser loads from the service. */
export interface LoadedProps extends Omit<ChromeParameters, 'links'>, Listeners {
  /** The origin of the service. Never take it from a visitor's input. */
  readonly service: string;
  /** The fallback, shown until the chrome has loaded. Later renders do not change it. */
  readonly children?: ReactNode;
}

export type PorticoProps = RenderedProps | LoadedProps;

/** Renders the header. Its place is at the start of `<body>`. */
export function PorticoHeader(props: PorticoProps): ReactElement {
  return elementFor('header', props);
}

/** Renders the footer. Its place is at the end of `<body>`. */
export function PorticoFooter(props: PorticoProps): ReactElement {
  return elementFor('footer', props);
}

function elementFor(part: 'header' | 'footer', props: PorticoProps): ReactElement {
  const name = `portico-${part}` as const;
  const listeners = listenersIn(props);
  if ('service' in props) {
    const { service, children } = props;
    return (
      <LoadingElement name={name} service={service} attributes={{ ...attributesOf(props), ...listeners }}>
        {children}
      </LoadingElement>
    );
  }
  const { chrome, language, path, theme } = props;
  const attributes = {
    ...attributesOf({ ...chrome?.parameters }),
    ...attributesOf({ language, path, theme }),
    ...listeners,
  };
  const key = chrome && `${chrome.parameters.language} ${chrome.parameters.theme}`;
  return <KeptElement key={key} name={name} html={chrome?.[part] ?? ''} attributes={attributes} />;
}

const LISTENERS = ['onportico-load', 'onportico-error', 'onportico-languagechange', 'onportico-toggle'] as const;

function listenersIn(props: Listeners): ElementProps {
  return Object.fromEntries(LISTENERS.filter((name) => props[name]).map((name) => [name, props[name]]));
}
