import type { Output } from '@baize/contract/endpoint';
import {
  listSiteContent,
  listSiteContentVersions,
  publishSiteContent,
  readContentShapes,
  restoreSiteContent,
  withdrawSiteContent,
} from '@baize/contract/site-content';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import type { Json, JsonObject } from './body.ts';
import type { ContentKind } from './kinds.ts';

export type ContentRow = Output<typeof listSiteContent>['rows'][number];
export type ContentVersion = Output<typeof listSiteContentVersions>['versions'][number];
export type ContentShapes = Output<typeof readContentShapes>;

const KEY = 'content';

/** Shapes change with the product, not while it runs. */
export const useShapes = () =>
  useQuery({
    queryKey: [KEY, 'shapes'],
    queryFn: ({ signal }) => call(readContentShapes, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useContentList = (kind: ContentKind, state: 'shown' | 'withdrawn') =>
  useQuery({
    queryKey: [KEY, 'list', kind, state],
    queryFn: ({ signal }) => call(listSiteContent, { kind, state }, signal),
  });

/** The versions of a row, the newest first. */
export const versionsQuery = (kind: ContentKind, key: string) =>
  queryOptions({
    queryKey: [KEY, 'versions', kind, key],
    queryFn: async ({ signal }) =>
      (await call(listSiteContentVersions, { kind, key }, signal)).versions,
    // What is edited must not change under the hand: a new version is told when publishing.
    refetchOnWindowFocus: false,
  });

export const useVersions = (kind: ContentKind, key: string) => useQuery(versionsQuery(kind, key));

/** Who edits which version of a row, and why. */
export type Edit = {
  readonly kind: ContentKind;
  readonly key: string;
  readonly after: number;
  readonly reason: string;
};

type Change = Edit &
  (
    | { readonly act: 'publish'; readonly body: Json }
    | { readonly act: 'withdraw' }
    | { readonly act: 'restore'; readonly version: number }
  );

const change = ({ kind, key, after, reason, ...rest }: Change) => {
  const edit = { kind, after, reason };
  switch (rest.act) {
    case 'publish':
      return call(publishSiteContent, { ...edit, body: rest.body as JsonObject });
    case 'withdraw':
      return call(withdrawSiteContent, { ...edit, key });
    case 'restore':
      return call(restoreSiteContent, { ...edit, key, version: rest.version });
  }
};

export function useContentChange(onDone: (done: { key: string; version: number }) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (done) => {
      await queries.invalidateQueries({ queryKey: [KEY, 'versions'] });
      await queries.invalidateQueries({ queryKey: [KEY, 'list'] });
      onDone(done);
    },
  });
}
