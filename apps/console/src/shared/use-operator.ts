import type { Output } from '@baize/contract/endpoint';
import { readOperator } from '@baize/contract/operator';
import type { Permission } from '@baize/contract/operator-roles';
import { assert } from '@baize/std/assert';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

export type SignedIn = Output<typeof readOperator>;

export const operatorQuery = queryOptions({
  queryKey: ['operator'],
  queryFn: ({ signal }) => call(readOperator, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Who is signed in; the guard before every page has asked already. */
export function useOperator(): SignedIn {
  const { data } = useQuery(operatorQuery);
  assert(data, 'the pages of the console are for operators');
  return data;
}

/** Whether the operator may do something: what they may not is not offered to them. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useOperator();
  return (permission) => permissions.includes(permission);
}
