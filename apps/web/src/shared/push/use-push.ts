import {
  choosePush,
  type PushChoices,
  readPush,
  subscribePush,
  unsubscribePush,
} from '@baize/contract/push';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../server/api.ts';
import { useMemberKey } from '../session/session.ts';
import {
  canPush,
  findSubscription,
  forgetDevice,
  isPushRefused,
  subscribeDevice,
} from './device.ts';

/** What the member's devices are told. */
export const usePushChoices = () =>
  useQuery({
    queryKey: useMemberKey('push choices'),
    queryFn: ({ signal }) => call(readPush, {}, signal),
  });

export function useChoosePush() {
  const queries = useQueryClient();
  const queryKey = useMemberKey('push choices');
  return useMutation({
    mutationFn: (choices: PushChoices) => call(choosePush, choices),
    onSuccess: (choices) =>
      queries.setQueryData(queryKey, (before?: { publicKey: string }) =>
        before ? { ...before, choices } : before,
      ),
  });
}

export type DeviceState = 'on' | 'off' | 'refused' | 'unable';

async function readDevice(): Promise<DeviceState> {
  if (!canPush()) return 'unable';
  if (isPushRefused()) return 'refused';
  return (await findSubscription()) ? 'on' : 'off';
}

/** Whether this browser is told. */
export const useDevice = () =>
  useQuery({ queryKey: useMemberKey('push device'), queryFn: readDevice });

/** Switches this browser on, which asks the person, or off. */
export function useSwitchDevice(publicKey: string) {
  const queries = useQueryClient();
  const queryKey = useMemberKey('push device');
  return useMutation({
    mutationFn: async (isOn: boolean) => {
      if (!isOn) {
        const endpoint = await forgetDevice();
        if (endpoint) await call(unsubscribePush, { endpoint });
        return;
      }
      const address = await subscribeDevice(publicKey);
      if (address) await call(subscribePush, address);
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
