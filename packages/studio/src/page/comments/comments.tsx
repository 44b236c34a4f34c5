/** Comments on something, each with a button that resolves it, and a form that adds one. */

import { type ReactNode, useRef, useState } from 'react';
import type { Comment } from '../../contract/comments.ts';
import { MAX_COMMENT_LENGTH } from '../../contract/limits.ts';
import type { CommentRequest } from '../../contract/requests.ts';
import { Button } from '../controls/button.tsx';
import { KeptForm } from '../controls/kept-texts.tsx';
import { TextField } from '../controls/text-field.tsx';
import { failureOf } from '../data/failure.ts';
import { useAnnounce } from '../kit/announcer.tsx';
import { FailureNotice } from '../kit/failure-notice.tsx';
import { Grid, Stack, Text } from '../primitives/layout.tsx';
import { NeedsRole } from '../rights/needs-role.tsx';
import { useHasRole } from '../rights/use-rights.ts';
import { Moment } from '../time/moment.tsx';
import { useAddComment, useResolveComment } from './use-comments.ts';

interface CommentsProps {
  readonly comments: readonly Comment[];
  /** The subject of a new comment; `null` if there is nothing to comment on now. */
  readonly on: CommentRequest['on'] | null;
  /** Names a comment's subject; `null` if it is clear. */
  readonly about: (comment: Comment) => ReactNode;
  /** A control that chooses a new comment's subject. */
  readonly children?: ReactNode;
}

export function Comments({ comments, on, about, children }: CommentsProps) {
  const announce = useAnnounce();
  const adding = useAddComment();
  const resolving = useResolveComment();
  const heading = useRef<HTMLHeadingElement>(null);
  const [text, setText] = useState('');
  const mayComment = useHasRole('translator');
  const isTooLong = text.length > MAX_COMMENT_LENGTH;

  async function add() {
    if (on === null || text.trim() === '' || isTooLong || adding.isPending) return;
    await adding.mutateAsync({ on, text }).then(
      () => {
        setText('');
        announce('The comment was added.');
      },
      // shown below
      () => {},
    );
  }

  return (
    <Stack as="section" gap={4} above={5} pad={5} surface="panel" aria-labelledby="studio-comments-title">
      <Text
        id="studio-comments-title"
        as="h2"
        size="large"
        weight="strong"
        className="studio-comments__title"
        ref={heading}
        tabIndex={-1}
      >
        Comments
      </Text>
      {comments.length > 0 && (
        <ul>
          {comments.map((comment) => (
            <Grid
              key={comment.id}
              as="li"
              gap={4}
              rows={0}
              padBlock={3}
              line="start"
              columns="rest"
              className="studio-comments__comment"
            >
              <Text lines breaks className="studio-comments__text">
                {comment.text}
              </Text>
              <Text size="small" tone="quiet" breaks className="studio-comments__meta">
                {about(comment)} {comment.by}, <Moment at={Date.parse(comment.at)} />
              </Text>
              {mayComment && (
                <Button
                  size="small"
                  onPress={() => {
                    resolving.mutate(comment.id);
                    announce('The comment is resolved.');
                    // the focused button disappears
                    heading.current?.focus();
                  }}
                >
                  Resolve<span className="studio-visually-hidden"> “{comment.text}”</span>
                </Button>
              )}
            </Grid>
          ))}
        </ul>
      )}
      <NeedsRole needed="translator">Only translators and authors can comment.</NeedsRole>
      {mayComment && children}
      {mayComment && on !== null && (
        <>
          <KeptForm name="comment">
            <TextField
              label="New comment"
              value={text}
              onChange={setText}
              lines={2}
              hasLines
              error={isTooLong ? `Must not be longer than ${MAX_COMMENT_LENGTH} characters.` : null}
            />
          </KeptForm>
          {adding.error && <FailureNotice title="The comment was not added" failure={failureOf(adding.error)} />}
          <div>
            <Button isDisabled={text.trim() === ''} onPress={add}>
              Add comment
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
