import {
  confirmDrawCorrection,
  dropDrawCorrection,
  previewDrawCorrection,
  proposeDrawCorrection,
} from '@baize/contract/draw-correction';
import {
  enterDrawResult,
  listDeskDraws,
  postponeDeskDraw,
  readDeskDraw,
  voidDeskDraw,
  withdrawDrawEntry,
} from '@baize/contract/draw-desk';
import { readDrawExposure } from '@baize/contract/draw-limits';
import type { DeskDraw, DeskDrawView, DrawBoard, DrawKind } from '@baize/contract/draw-shape';
import type { Input } from '@baize/contract/endpoint';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

const KEY = 'draws';
const AGAIN_MS = 5_000;

export type DrawsSought = {
  readonly view: DeskDrawView;
  readonly lottery: string | undefined;
  readonly kind: DrawKind | undefined;
};

export const useDraws = ({ view, lottery, kind }: DrawsSought) =>
  useInfiniteQuery({
    queryKey: [KEY, 'list', view, lottery, kind],
    queryFn: ({ pageParam, signal }) =>
      call(
        listDeskDraws,
        {
          view,
          ...(lottery && { lottery }),
          ...(kind && { kind }),
          ...(pageParam && { after: pageParam }),
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  });

export const useDraw = (drawId: string) =>
  useQuery({
    queryKey: [KEY, 'draw', drawId],
    queryFn: ({ signal }) => call(readDeskDraw, { drawId }, signal),
    refetchInterval: AGAIN_MS,
  });

export const useExposure = (drawId: string, play: string) =>
  useQuery({
    queryKey: [KEY, 'exposure', drawId, play],
    queryFn: ({ signal }) => call(readDrawExposure, { drawId, ...(play && { play }) }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  });

type PreviewSought = { readonly drawId: string; readonly board: DrawBoard; readonly page: number };

export const useCorrectionPreview = ({ drawId, board, page }: PreviewSought) =>
  useQuery({
    queryKey: [KEY, 'preview', drawId, board, page],
    queryFn: ({ signal }) => call(previewDrawCorrection, { drawId, board, page }, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Shows the draw as it is after an act at once, and asks for all else anew. */
function useDrawAct<ActInput>(act: (input: ActInput) => Promise<DeskDraw>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (draw) => queries.setQueryData([KEY, 'draw', draw.drawId], draw),
    onSettled: () => void queries.invalidateQueries({ queryKey: [KEY] }),
  });
}

export const useEntry = () =>
  useDrawAct((input: Input<typeof enterDrawResult>) => call(enterDrawResult, input));
export const useEntryWithdrawal = () =>
  useDrawAct((input: Input<typeof withdrawDrawEntry>) => call(withdrawDrawEntry, input));
export const useProposal = () =>
  useDrawAct((input: Input<typeof proposeDrawCorrection>) => call(proposeDrawCorrection, input));
export const useProposalDrop = () =>
  useDrawAct((input: Input<typeof dropDrawCorrection>) => call(dropDrawCorrection, input));
export const useConfirmation = () =>
  useDrawAct((input: Input<typeof confirmDrawCorrection>) => call(confirmDrawCorrection, input));
export const useVoid = () =>
  useDrawAct((input: Input<typeof voidDeskDraw>) => call(voidDeskDraw, input));
export const usePostponement = () =>
  useDrawAct((input: Input<typeof postponeDeskDraw>) => call(postponeDeskDraw, input));
