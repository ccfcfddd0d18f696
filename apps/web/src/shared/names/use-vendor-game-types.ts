import { listVendorGameTypes } from '@baize/contract/catalog';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../server/api.ts';
import { queryKeys } from '../server/queries.ts';
import { type Speaker, useSpeaker } from './speaker.ts';

export const vendorGameTypesQuery = ({ language }: Pick<Speaker, 'language'>) =>
  queryOptions({
    queryKey: queryKeys.catalogue(language, 'vendorGameTypes'),
    queryFn: ({ signal }) => call(listVendorGameTypes, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Which types of games each vendor offers, and how many of each. */
export const useVendorGameTypes = () =>
  useQuery({ ...vendorGameTypesQuery(useSpeaker()), placeholderData: keepPreviousData });
