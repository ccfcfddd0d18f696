import { type AddressInfo, createServer, type Server } from 'node:net';
import { assert } from '@baize/std/assert';
import type { FastifyInstance } from 'fastify';

/** A machine without IPv6 has no ::1; it is reached by 127.0.0.1 all the same. */
const NO_SUCH_ADDRESS: readonly string[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** Takes connections on one port of several addresses, and on no other address of the machine. */
export async function listenAt(
  app: FastifyInstance,
  { port, addresses }: { readonly port: number; readonly addresses: readonly string[] },
): Promise<void> {
  const [first, ...others] = addresses;
  assert(first, 'a site listens somewhere');
  const doors: Server[] = [];
  // Not waited for: the connections they took are the site's, which ends them.
  app.addHook('onClose', async () => doors.forEach((door) => door.close()));
  await app.listen({ port, host: first });
  const { port: given } = app.server.address() as AddressInfo;
  for (const host of others) {
    const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      app.server.emit('connection', socket),
    );
    if (await open(door, { port: given, host })) doors.push(door);
  }
}

function open(door: Server, at: { readonly port: number; readonly host: string }) {
  return new Promise<boolean>((resolve, reject) => {
    door.once('error', (error: NodeJS.ErrnoException) => {
      if (at.host === '::1' && NO_SUCH_ADDRESS.includes(error.code ?? '')) resolve(false);
      else reject(error);
    });
    door.listen(at, () => resolve(true));
  });
}
