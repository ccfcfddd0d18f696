import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { type Answer, Answered } from './answered.tsx';
import { MoreButton, type MorePages } from './more-button.tsx';

type Props<Page, Row> = {
  query: Answer<{ readonly pages: readonly Page[] }> & MorePages;
  rowsOf: (page: Page) => readonly Row[];
  /** How high the list is while it is awaited. */
  height: string;
  /** What the button to the next page says. */
  more: string;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list that comes page by page, the newest first. */
export function PagedList<Page, Row>({ query, rowsOf, height, more, children }: Props<Page, Row>) {
  const waiting = (
    <Loading>
      <Skeleton height={height} />
    </Loading>
  );
  return (
    <Answered query={query} waiting={waiting}>
      {({ pages }) => (
        <>
          {children(pages.flatMap(rowsOf))}
          <MoreButton more={query}>{more}</MoreButton>
        </>
      )}
    </Answered>
  );
}
