import {
  type CatalogTarget,
  listDeskGames,
  listDeskVendors,
  orderGames,
  orderVendors,
  setCatalogMaintenance,
  setHotGames,
  setListed,
  setReleased,
} from '@baize/contract/catalog-desk';
import type { Input } from '@baize/contract/endpoint';
import { unreachable } from '@baize/std/assert';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

export const useVendors = () =>
  useQuery({
    queryKey: ['catalog', 'vendors'],
    queryFn: ({ signal }) => call(listDeskVendors, {}, signal),
  });

export const useGames = (asked: Input<typeof listDeskGames>) =>
  useQuery({
    queryKey: ['catalog', 'games', asked],
    queryFn: ({ signal }) => call(listDeskGames, asked, signal),
    placeholderData: keepPreviousData,
  });

export type CatalogChange =
  | { readonly kind: 'listed'; readonly asked: Input<typeof setListed> }
  | { readonly kind: 'maintenance'; readonly asked: Input<typeof setCatalogMaintenance> }
  | { readonly kind: 'vendors'; readonly asked: Input<typeof orderVendors> }
  | { readonly kind: 'games'; readonly asked: Input<typeof orderGames> }
  | { readonly kind: 'hot'; readonly asked: Input<typeof setHotGames> }
  | { readonly kind: 'released'; readonly asked: Input<typeof setReleased> };

function send(change: CatalogChange): Promise<unknown> {
  switch (change.kind) {
    case 'listed':
      return call(setListed, change.asked);
    case 'maintenance':
      return call(setCatalogMaintenance, change.asked);
    case 'vendors':
      return call(orderVendors, change.asked);
    case 'games':
      return call(orderGames, change.asked);
    case 'hot':
      return call(setHotGames, change.asked);
    case 'released':
      return call(setReleased, change.asked);
    default:
      return unreachable(change);
  }
}

/** Every change, and the lists as they stand after it, also after one that was refused. */
export function useChange(onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => onDone?.(),
    onSettled: () => queries.invalidateQueries({ queryKey: ['catalog'] }),
  });
}

export type { CatalogTarget };
