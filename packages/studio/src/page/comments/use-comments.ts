/** Reads unresolved comments, adds comments and resolves them. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Comment, CommentSubject } from '../../contract/comments.ts';
import type { CommentRequest } from '../../contract/requests.ts';
import { callApi } from '../data/api-client.ts';
import { apiQuery, reload } from '../data/query-client.ts';

const COMMENTS = apiQuery('GET /comments', {});
const NONE: readonly Comment[] = [];

export function useComments(isAbout: (subject: CommentSubject) => boolean): readonly Comment[] {
  const { data } = useQuery(COMMENTS);
  return data?.comments.filter(({ on }) => isAbout(on)) ?? NONE;
}

export function useAddComment() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CommentRequest) => callApi('POST /comments', { body }),
    onSuccess: () => reload(queries, COMMENTS.queryKey),
  });
}

export function useResolveComment() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi('POST /comments/:id/resolve', { params: { id } }),
    onSettled: () => reload(queries, COMMENTS.queryKey),
  });
}
