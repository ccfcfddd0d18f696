import { openSupport } from '@baize/contract/system';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import type { Permission } from '../../shared/session/permission.ts';

export type Channel = Permission['info']['customerService'][number];

/** Telephone and mail are taken over by the device; everything else opens beside the page. */
const isOfDevice = ({ csType }: Channel) => csType === 'EMAIL' || csType === 'PHONE';

/**
 * Channels come with their address encrypted; the server opens one when it is wanted. The new tab
 * is made in the click itself, because a browser allows none later.
 */
export const useOpenChannel = () =>
  useMutation({
    mutationFn: async (channel: Channel) => {
      const tab = isOfDevice(channel) ? null : window.open('about:blank');
      if (tab) tab.opener = null;
      try {
        const { address } = await call(openSupport, { path: channel.path });
        (tab ?? window).location.href = address;
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
  });
