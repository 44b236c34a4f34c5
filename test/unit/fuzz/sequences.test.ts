/** A service that has answered many requests answers like one that has just started. */

import fc from 'fast-check';
import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import { BLOG_ANSWER, brokenBlog } from '../../support/app.ts';
import { contentFor } from '../../support/content.ts';
import { announcementEdits, editedContent } from './arbitraries/content-edits.ts';
import { type Step, start, steps } from './arbitraries/steps.ts';
import { headerProblemsOf } from './problems/answer-problems.ts';
import { expectNone, property } from './property.ts';
import { differencesOf, serviceWithTwin } from './twin.ts';

const BLOGS: Readonly<Record<Extract<Step, { kind: 'blog' }>['answer'], () => Response>> = {
  fails: () => new Response('no', { status: 500 }),
  one: () => Response.json(BLOG_ANSWER),
  two: () => Response.json([{ ...BLOG_ANSWER, title: 'Another post' }]),
  hostile: () => Response.json({ title: '</a><script>', link: 'javascript:alert(1)' }),
};

async function play(
  sequence: readonly Step[],
  service: ReturnType<typeof serviceWithTwin>,
  setBlog: (step: Step) => void,
) {
  const tags = new Map<string, string>();
  for (const step of sequence) {
    switch (step.kind) {
      case 'request': {
        const headers: Record<string, string> = {};
        const tag = tags.get(step.path);
        if (step.conditional && tag) headers['if-none-match'] = tag;
        const answers = await service.request(step.path, headers);
        const moment = new Date(service.clock.now).toISOString();
        expectNone(differencesOf(answers).map((difference) => `${step.path} at ${moment} ${difference}`));
        if (answers.service.status !== 503) expectNone(headerProblemsOf(answers.service));
        tags.set(step.path, answers.service.headers.get('etag') ?? '');
        break;
      }
      case 'wait':
        service.clock.now += step.milliseconds;
        break;
      case 'boundary':
        service.clock.now = boundaryAfter(service.clock.now) + step.offset;
        break;
      case 'settle':
        await service.settle();
        break;
      case 'blog':
        setBlog(step);
    }
  }
}

/** The next start or end of an announcement in English or German, or the next new year. */
function boundaryAfter(now: number): number {
  const messages = [contentFor('en'), contentFor('de')].flatMap(({ announcements }) => announcements);
  const instants = messages.flatMap(({ startDate, endDate }) => [startDate, endDate]);
  const newYear = Date.UTC(new Date(now).getUTCFullYear() + 1, 0, 1);
  return Math.min(newYear, ...instants.filter((instant) => instant !== null && instant > now).map(Number));
}

property(
  'after any sequence, every answer is that of a service without caches',
  30,
  fc.tuple(start, steps),
  async ([now, sequence]) => {
    let answer: keyof typeof BLOGS = 'one';
    const service = serviceWithTwin(now, async () => BLOGS[answer]());
    await play(sequence, service, (step) => {
      if (step.kind === 'blog') answer = step.answer;
    });
  },
);

property(
  'so it is with announcements of any windows',
  15,
  fc.tuple(start, steps, announcementEdits),
  async ([now, sequence, edits]) => {
    const contents = new Map(LANGUAGES.map((code) => [code, editedContent(contentFor(code), edits)]));
    const contentOf = (code: Language) => contents.get(code) ?? contentFor(code);
    const service = serviceWithTwin(now, brokenBlog, { contentFor: contentOf });
    await play(sequence, service, () => undefined);
  },
);
