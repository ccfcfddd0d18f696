import type { WireFrame } from '../../wire.ts';

export type Line = { close(): void };

type Heard = {
  readonly onFrame: (frame: WireFrame) => void;
  readonly onOpen: (isOpen: boolean) => void;
  /** The last event that was seen; null before the first. */
  readonly lastSeq: () => number | null;
};

const FIRST_WAIT_MS = 500;
const WAIT_MAX_MS = 8_000;

/** The line to a table. Lost, it comes back and says what it has seen. */
export function openLine(token: string, { onFrame, onOpen, lastSeq }: Heard): Line {
  let waitMs = FIRST_WAIT_MS;
  let isClosed = false;
  let socket: WebSocket | null = null;

  function connect() {
    const address = new URL('/api/room/socket', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    socket = new WebSocket(address);
    socket.addEventListener('open', () => {
      const after = lastSeq();
      socket?.send(JSON.stringify(after === null ? { token } : { token, after }));
    });
    socket.addEventListener('message', ({ data }) => {
      waitMs = FIRST_WAIT_MS;
      onOpen(true);
      onFrame(JSON.parse(String(data)) as WireFrame);
    });
    socket.addEventListener('close', () => {
      if (isClosed) return;
      onOpen(false);
      setTimeout(connect, waitMs);
      waitMs = Math.min(waitMs * 2, WAIT_MAX_MS);
    });
  }
  connect();
  return {
    close: () => {
      isClosed = true;
      socket?.close();
    },
  };
}
