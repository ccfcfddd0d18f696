import type { AgreementKind } from '@baize/contract/agreement';
import {
  BILL_SORTS,
  type BillPage,
  listBillBets,
  listBillLines,
  listDailySalaries,
  listDividends,
  listHourlySalaries,
  listRealtimeSalaries,
  previewSettlement,
  readBill,
} from '@baize/contract/settlement';
import type { Id, MemberId } from '@baize/std/id';
import { useQuery } from '@tanstack/react-query';
import { usePages } from '../../../shared/lists/use-pages.ts';
import { call } from '../../../shared/server/api.ts';
import { useMemberKey } from '../../../shared/session/session.ts';
import { allPages } from '../all-pages.ts';
import { sortAsked } from '../team-order.ts';
import type { TeamFilters } from '../use-team-search.ts';

const RECORDS = {
  dividend: listDividends,
  daily: listDailySalaries,
  hourly: listHourlySalaries,
  realtime: listRealtimeSalaries,
} as const;

/** Bills of a kind, received and owed, page after page. */
export function useBills(kind: AgreementKind, { search, range: { from, to } }: TeamFilters) {
  const { side, billStatus: status, search: number = '' } = search;
  const asked = {
    from,
    to,
    ...(side && { side }),
    ...(status && { status }),
    ...(/^\w{1,30}$/.test(number) && { number }),
    ...sortAsked(search, BILL_SORTS),
  };
  const ask = (before: string | null, signal?: AbortSignal) =>
    call(RECORDS[kind], { ...asked, ...(before && { before: before as Id<'bil'> }) }, signal);
  const nextOf = ({ bills, hasMore }: BillPage) =>
    hasMore ? (bills.at(-1)?.billId ?? null) : null;
  const query = usePages({
    name: `team bills ${kind} ${JSON.stringify(asked)}`,
    ask,
    nextOf,
    keepsRows: true,
  });
  return { query, loadAll: () => allPages({ ask, nextOf }) };
}

export function useBill(billId: Id<'bil'>) {
  return useQuery({
    queryKey: useMemberKey(`team bill ${billId}`),
    queryFn: ({ signal }) => call(readBill, { billId }, signal),
    staleTime: 0,
  });
}

export function useBillLines(billId: Id<'bil'>, of: MemberId) {
  return useQuery({
    queryKey: useMemberKey(`team bill ${billId} lines ${of}`),
    queryFn: ({ signal }) => call(listBillLines, { billId, of }, signal),
  });
}

export function useBillBets(billId: Id<'bil'>, memberId: MemberId) {
  return usePages({
    name: `team bill ${billId} bets ${memberId}`,
    ask: (after: string | null, signal) =>
      call(listBillBets, { billId, memberId, ...(after && { after }) }, signal),
    nextOf: ({ next }) => next,
  });
}

/** The running period changes with every slot that is counted. */
const PREVIEW_EVERY_MS = 60_000;

export function usePreview(kind: AgreementKind, isEnabled = true) {
  return useQuery({
    queryKey: useMemberKey(`team preview ${kind}`),
    queryFn: ({ signal }) => call(previewSettlement, { kind }, signal),
    enabled: isEnabled,
    refetchInterval: PREVIEW_EVERY_MS,
    staleTime: 0,
  });
}
