import pg from 'pg';
import { CHANNEL, type RoomNotice } from './log-queries.ts';

export type Listener = { stop(): Promise<void> };

type Heard = {
  readonly onTold: (told: RoomNotice) => void;
  /** The line was lost and is back: something may have been missed. */
  readonly onBack: () => void;
};

const RETRY_MS = 500;

/** Hears what any process tells of the rooms, on a connection of its own. */
export async function startListener(url: string, { onTold, onBack }: Heard): Promise<Listener> {
  let client: pg.Client | null = null;
  let isStopped = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'baize studio rooms',
      keepAlive: true,
    });
    const onLost = () => {
      if (client !== fresh || isStopped) return;
      client = null;
      reconnectSoon();
    };
    fresh.on('error', onLost);
    fresh.on('end', onLost);
    fresh.on('notification', ({ payload }) => onTold(JSON.parse(payload ?? '{}') as RoomNotice));
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
    onBack();
  }

  function reconnectSoon() {
    setTimeout(() => {
      if (!isStopped) connect().catch(() => reconnectSoon());
    }, RETRY_MS).unref();
  }

  await connect();
  return {
    stop: async () => {
      isStopped = true;
      await client?.end();
    },
  };
}
