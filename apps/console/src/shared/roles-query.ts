import { listOperatorRoles } from '@baize/contract/operator-role';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

export const rolesQuery = queryOptions({
  queryKey: ['operators', 'roles'],
  queryFn: ({ signal }) => call(listOperatorRoles, {}, signal),
});
