/** The sample page in the frame: a host page with the fragments as the service sends them. */

import { directionOf } from '../../../../src/contract/language.ts';
import type { Theme } from '../../../../src/contract/theme.ts';
import { fragmentHref } from './addresses.ts';
import type { RequestRoute } from './fragment-responses.ts';
import type { PreviewState } from './preview-state.ts';
import { renderDocument } from './render-document.tsx';

const CARDS = [
  ['First things first', 'On a product page, this paragraph would say what matters most to its readers.'],
  ['Room to breathe', 'Cards, lists and pictures follow, as on any page.'],
  ['Close at hand', 'Scroll down: the announcement scrolls away, the navigation stays, and the footer comes last.'],
] as const;

const QUESTIONS = [
  [
    'What stays when I scroll?',
    'The row with the logo and the navigation. The bar with the announcement scrolls away.',
  ],
  [
    'Where does the header’s style end?',
    'At its own edge. This page has its own style sheet, and neither affects the other.',
  ],
  ['What happens on a narrow screen?', 'The navigation moves behind a button, and opens over the page.'],
] as const;

/** @param styles the URL of the sample page's style sheet */
export async function renderSamplePage(state: PreviewState, styles: string, request: RequestRoute): Promise<string> {
  const [header, footer] = await Promise.all(
    (['header', 'footer'] as const).map(async (name) => (await request(fragmentHref(name, state))).text()),
  );
  const hero = state.hero === 'match' ? state.values.theme : state.hero;
  return renderDocument({
    title: 'Sample page',
    description: 'A sample host page with the header and footer of Portico.',
    styles: [styles],
    scripts: [],
    linkTarget: '_blank',
    bodyClass: state.values.transparent ? 'sample sample--overlap' : 'sample',
    direction: directionOf(state.values.lang),
    body: [header ?? '', <SampleContent key="content" hero={hero} />, footer ?? ''],
  });
}

function SampleContent({ hero }: { readonly hero: Theme }) {
  return (
    <main>
      <section className={`sample-hero sample-hero--${hero}`}>
        <div className="sample-width">
          <p className="sample-hero__eyebrow">Sample page</p>
          <h1 className="sample-hero__title">A page like any of yours, with the header above it</h1>
          <p className="sample-hero__lead">
            The text and colours here are placeholders. The header and footer are real, with the settings you chose.
          </p>
          <p className="sample-hero__links">
            <a href="#overview">Overview</a>
            <a href="#details">Details</a>
            <a href="#questions">Questions</a>
          </p>
        </div>
      </section>
      <section className="sample-section" id="overview">
        <div className="sample-width">
          <h2>Overview</h2>
          <ul className="sample-cards">
            {CARDS.map(([title, text]) => (
              <li key={title} className="sample-card">
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="sample-section sample-section--tinted" id="details">
        <div className="sample-width sample-split">
          <div>
            <h2>Details</h2>
            <p>
              Longer text shows how the header behaves: it stays at the top while paragraphs scroll beneath it, and an
              open menu covers whatever is below.
            </p>
            <p>Anchors lead to headings that the header does not cover: try the links at the top of this page.</p>
          </div>
          <div className="sample-picture" aria-hidden="true" />
        </div>
      </section>
      <section className="sample-section" id="questions">
        <div className="sample-width">
          <h2>Questions</h2>
          {QUESTIONS.map(([question, answer]) => (
            <details key={question} className="sample-question">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </main>
  );
}
