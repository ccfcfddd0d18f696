import { listMessageSends } from '@baize/contract/member-message';
import { type Route, serve } from '../../base/kernel/index.ts';
import { listBroadcasts } from '../../people/messages/index.ts';

export const campaignsRoutes: readonly Route[] = [
  serve(listMessageSends, async ({ db }) => ({
    sends: (await listBroadcasts(db)).map(({ key, version, sent, started_at, ended_at }) => ({
      key,
      version,
      sent,
      startedAt: started_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
    })),
  })),
];
