import type { Input } from '@baize/contract/endpoint';
import {
  readIdentity,
  type Side,
  submitIdentity,
  uploadIdentityPicture,
} from '@baize/contract/identity';
import { useMutation, useQuery } from '@tanstack/react-query';
import { shrinkPicture, textOf } from '../../shared/fields/shrink-picture.ts';
import { useRefresh } from '../../shared/loading/use-refresh.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** How well the member is known. */
export function useIdentity() {
  return useQuery({
    queryKey: useMemberKey('protection identity'),
    queryFn: ({ signal }) => call(readIdentity, {}, signal),
    staleTime: 0,
  });
}

export type Taken = { readonly side: Side; readonly file: File };

/** Sends a photograph as soon as it is taken; the answer says what is wrong with it. */
export const useIdentityPicture = () =>
  useMutation({
    mutationFn: async ({ side, file }: Taken) =>
      call(uploadIdentityPicture, { side, content: await textOf(await shrinkPicture(file)) }),
  });

export function useIdentitySubmission() {
  const refresh = useRefresh('protection');
  return useMutation({
    mutationFn: (input: Input<typeof submitIdentity>) => call(submitIdentity, input),
    onSuccess: refresh,
  });
}
