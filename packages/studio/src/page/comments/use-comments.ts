/** Reads unresolved comments, adds comments and resolves them. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Comment, CommentList, CommentSubject } from '../../contract/comments.ts';
import type { CommentRequest } from '../../contract/requests.ts';
import { callApi } from '../data/api-client.ts';
import { reload } from '../data/query-client.ts';

const KEY = ['comments'];
const NONE: readonly Comment[] = [];

export function useComments(isAbout: (subject: CommentSubject) => boolean): readonly Comment[] {
  const { data } = useQuery<CommentList>({ queryKey: KEY });
  return data?.comments.filter(({ on }) => isAbout(on)) ?? NONE;
}

export function useAddComment() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CommentRequest) => callApi<Comment>('comments', { method: 'POST', body }),
    onSuccess: () => reload(queries, KEY),
  });
}

export function useResolveComment() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi<null>(`comments/${id}/resolve`, { method: 'POST' }),
    onSettled: () => reload(queries, KEY),
  });
}
