import type { GameItem } from '@baize/contract/game';
import { assert } from '@baize/std/assert';
import type { Minor } from '@baize/std/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { BookAccess } from '../../../shared/book/use-book-session.ts';

export type LotteryItem = Pick<GameItem, 'nodeId' | 'gameCode' | 'displayName' | 'vassalage'>;

export type LotteryList = {
  readonly data: readonly LotteryItem[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
};

/**
 * What the lottery pages need of wherever they stand: on our site, or in a frame of a platform that is
 * not ours.
 */
export type House = {
  readonly bookUrl: string | null;
  /** The prize modes that are sold here. */
  readonly prizeModes: readonly string[];
  /** The lotteries of the page. */
  readonly lotteries: LotteryList;
  /** The number of the entry that leads to all lotteries of the page; null until it is known. */
  readonly hall: number | null;
  /** Opens the wallet of whoever is here at the book; null where nobody is who may. */
  readonly openSession: ((nodeId: number) => Promise<BookAccess>) | null;
  /** What is done about a session that the book has forgotten; null where it is opened anew. */
  readonly onSessionLost: (() => void) | null;
  readonly balance: Minor | null;
  /** The key of an answer that is about whoever is here. */
  readonly memberKey: (what: string) => readonly unknown[];
  /** The way out of the pages; null where there is none. */
  readonly leaveTo: (backUrl: string | null) => (() => void) | null;
};

export const HouseContext = createContext<House | null>(null);

export function useHouse(): House {
  const house = use(HouseContext);
  assert(house, 'the lottery pages are drawn inside a HouseContext');
  return house;
}

export type BookSession = {
  readonly access: BookAccess | null;
  readonly error: Error | null;
  readonly renew: () => void;
};

/** The wallet at the book, opened by one entry of the house. One session serves while the page is open. */
export function useWallet(nodeId: number | null): BookSession {
  const { openSession, onSessionLost, memberKey } = useHouse();
  const queries = useQueryClient();
  const queryKey = [...memberKey('book session'), nodeId];
  const session = useQuery({
    queryKey,
    queryFn: () => {
      assert(openSession && nodeId !== null, 'a wallet is opened for somebody, by an entry');
      return openSession(nodeId);
    },
    enabled: openSession !== null && nodeId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return {
    access: session.data ?? null,
    error: session.error,
    renew: onSessionLost ?? (() => void queries.resetQueries({ queryKey, exact: true })),
  };
}
