import { WebSocket } from 'ws';

/** A socket in a room: what it heard, and how long each message was under way. */
export type Listener = {
  readonly heard: Set<number>;
  readonly delays: number[];
  /** Settled once the room is followed. */
  readonly isFollowing: Promise<void>;
  cut(): void;
  /** Comes back where it stopped. */
  resume(): Promise<void>;
};

type ListenerPlace = { readonly host: string; readonly token: string; readonly room: string };

/** Each message says in its text when it was sent. */
const SENT = /"seq":(\d+),.*?"text":"at (\d+)"/gu;
const REV = /"rev":(\d+),"missed"/u;

export function openListener({ host, token, room }: ListenerPlace): Listener {
  const heard = new Set<number>();
  const delays: number[] = [];
  let rev = 0;
  let socket: WebSocket;
  let isResumed = false;

  const connect = (): Promise<void> => {
    const following = Promise.withResolvers<void>();
    socket = new WebSocket(`ws://${host}/wps/socket`);
    socket.on('error', () => {});
    socket.on('open', () => socket.send(JSON.stringify({ token })));
    socket.on('message', (data: Buffer) => {
      const now = performance.now();
      const text = data.toString();
      if (text.startsWith('{"type":"ready"')) {
        socket.send(JSON.stringify({ chat: { room, after: rev } }));
      }
      if (!text.includes('"kind":"chat"')) return;
      rev = Number(REV.exec(text)?.[1] ?? rev);
      for (const [, seq, at] of text.matchAll(SENT)) {
        heard.add(Number(seq));
        // What was missed while the line was cut was not under way.
        if (!isResumed) delays.push(now - Number(at));
      }
      following.resolve();
    });
    return following.promise;
  };
  const isFollowing = connect();
  return {
    heard,
    delays,
    isFollowing,
    cut: () => {
      isResumed = true;
      socket.terminate();
    },
    resume: connect,
  };
}
