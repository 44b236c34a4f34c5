/** Stores reviews of releases, and comments. */

import type { Comment } from '../contract/comments.ts';
import { MAX_COMMENTS } from '../contract/limits.ts';
import type { Release, ReleaseReview } from '../contract/releases.ts';
import { WRITE_ROLES } from '../contract/rights.ts';
import { obstacleToApprove } from '../entries/approval.ts';
import { type Author, authorOf } from './author.ts';
import { notified } from './notifications.ts';
import { CHANGED, NOT_FOUND, type PublishingRules, refusedByRole } from './publications.ts';
import type { Publisher } from './publisher.ts';
import { roleToChange } from './releases.ts';
import type { Change, CommentResult, ReviewRelease, SaveReleaseResult } from './store.ts';
import type { Tables } from './tables.ts';

const ACTIONS = { ask: 'review-asked', approve: 'approved', return: 'sent-back' } as const;
const TYPES = { ask: 'review.asked', approve: 'review.approved', return: 'review.sent-back' } as const;

export class Reviews {
  readonly #storage: DurableObjectStorage;
  readonly #tables: Tables;
  readonly #publisher: Publisher;
  readonly #rules: PublishingRules;

  constructor(storage: DurableObjectStorage, tables: Tables, publisher: Publisher, rules: PublishingRules) {
    this.#storage = storage;
    this.#tables = tables;
    this.#publisher = publisher;
    this.#rules = rules;
  }

  review({ id, revision, act, ...by }: ReviewRelease): SaveReleaseResult {
    const release = this.#tables.releases.open(id);
    const beyond = refusedByRole(by, act.action === 'ask' ? roleToChange(release) : WRITE_ROLES.answerReview);
    if (beyond) return beyond;
    if (!release) return NOT_FOUND;
    if (release.revision !== revision) return CHANGED;
    if (act.action !== 'ask' && release.review?.state !== 'asked') {
      return { outcome: 'invalid', message: 'Nobody has asked for a review of this release as it is now.' };
    }
    const { languages: published } = this.#publisher.latest();
    const { sites, needsApproval: isNeeded } = this.#rules;
    const approval = { ...by, published, sites, isNeeded };
    const obstacle = act.action === 'approve' ? obstacleToApprove(release, approval) : null;
    if (obstacle) return obstacle;
    const author = authorOf(by);
    const next: Release = { ...release, revision: revision + 1, review: reviewed(release, act, author) };
    this.#storage.transactionSync(() => {
      this.#tables.releases.put(next);
      this.#tables.audit.add({ ...author, action: ACTIONS[act.action], subject: `releases/${id}` });
      const data = { person: by.person, release: notified(next) };
      this.#tables.notifications.add({ type: TYPES[act.action], timestamp: author.at, data });
    });
    return { outcome: 'saved', release: next };
  }

  comment({ on, text, person }: Change & Pick<Comment, 'on' | 'text'>): CommentResult {
    if ('release' in on && !this.#tables.releases.open(on.release)) return NOT_FOUND;
    if (this.#tables.comments.list().length >= MAX_COMMENTS) {
      return { outcome: 'full', message: `There are ${MAX_COMMENTS} comments already. Resolve some first.` };
    }
    const author = authorOf({ person });
    const comment = this.#storage.transactionSync(() => {
      const added = this.#tables.comments.add(on, text, author);
      this.#tables.audit.add({ ...author, action: 'commented', subject: `comments/${added.id}` });
      const data = { person, id: added.id, on };
      this.#tables.notifications.add({ type: 'comment.added', timestamp: author.at, data });
      return added;
    });
    return { outcome: 'saved', comment };
  }

  /** @returns whether there was such an unresolved comment */
  resolve({ id, person }: Change & { readonly id: number }): boolean {
    const author = authorOf({ person });
    return this.#storage.transactionSync(() => {
      const isResolved = this.#tables.comments.resolve(id, author);
      if (isResolved) this.#tables.audit.add({ ...author, action: 'comment-resolved', subject: `comments/${id}` });
      return isResolved;
    });
  }
}

function reviewed({ review }: Release, act: ReviewRelease['act'], { person, at }: Author): ReleaseReview {
  if (act.action === 'ask' || !review) {
    const note = act.action === 'ask' ? act.note : '';
    return { state: 'asked', askedBy: person, askedAt: at, note, answeredBy: null, answeredAt: null, reason: '' };
  }
  const answer = { answeredBy: person, answeredAt: at };
  return act.action === 'approve'
    ? { ...review, ...answer, state: 'approved', reason: '' }
    : { ...review, ...answer, state: 'returned', reason: act.reason };
}
