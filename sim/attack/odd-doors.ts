import { once } from 'node:events';
import { uploadIdentityPicture } from '@baize/contract/identity';
import { readPicture, uploadPicture } from '@baize/contract/upload';
import { WebSocket } from 'ws';
import { bombOf, pngOf, zipOf } from '../../apps/server/src/testing/uploads.ts';
import { ask, type Means } from './ask.ts';
import type { AttackGround } from './ground.ts';

const EVIL = 'https://evil.example';
const SOCKET = '/wps/socket';

const base64 = (content: Buffer | string): string => Buffer.from(content).toString('base64');

/** Files that are not what they say, that unfold, or that carry something behind a picture. */
async function hostileFiles(): Promise<readonly string[]> {
  const picture = await pngOf(600, 400);
  return [
    base64(bombOf(60_000, 60_000)),
    base64(zipOf('shell.php', '<?php system($_GET[0]);')),
    base64('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    base64('<html><script>alert(1)</script></html>'),
    base64(picture.subarray(0, 40)),
    base64(Buffer.concat([picture, Buffer.from('<?php system($_GET[0]);')])),
    base64(Buffer.alloc(5 * 1024 * 1024 + 1, 7)),
    'no base 64 at all §',
    '====',
  ];
}

/** Every hostile file at every door of pictures by every role, and the pictures of the victims. */
export async function uploadShots(ground: AttackGround, means: Means) {
  const files = await hostileFiles();
  const doors = { uploadPicture, uploadIdentityPicture };
  return ground.attackers.flatMap((attacker) => [
    ...Object.entries(doors).flatMap(([name, row]) =>
      files.map((content) => () => {
        const wire = { content, side: 'front' };
        return ask({ kind: 'upload', name, row, wire, attacker }, means);
      }),
    ),
    ...ground.pictures.map((uploadId) => () => {
      const question = { kind: 'upload', name: 'readPicture', wire: { uploadId } } as const;
      return ask({ ...question, row: readPicture, attacker, isForVictims: true }, means);
    }),
  ]);
}

/** Calls from a page of another site: none of its pages may read an answer or open a socket. */
export const originShots = (ground: AttackGround, means: Means, paths: readonly string[]) => [
  ...paths.flatMap((path) =>
    (['OPTIONS', 'GET', 'POST'] as const).map(
      (method) => () => fromAway(ground, means, [method, path]),
    ),
  ),
  () => openSocket(ground, means),
];

async function fromAway(
  { url, attackers: [attacker] }: AttackGround,
  { judge }: Means,
  [method, path]: readonly [string, string],
): Promise<void> {
  const reply = await fetch(`${url}${path}`, {
    method,
    headers: {
      origin: EVIL,
      'sec-fetch-site': 'cross-site',
      'access-control-request-method': 'POST',
      ...(method === 'POST' ? { 'content-type': 'text/plain' } : {}),
    },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
  const isLeak = reply.headers.get('access-control-allow-origin') === EVIL;
  const said = `${method} ${path} from ${EVIL}`;
  const { status } = reply;
  judge({ kind: 'origin', attacker, said }, { status, text: await reply.text(), isLeak });
}

async function openSocket(
  { url, attackers: [attacker] }: AttackGround,
  { judge }: Means,
): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET}`, { origin: EVIL });
  const status = await Promise.race([
    once(socket, 'open').then(() => 101),
    once(socket, 'unexpected-response').then(
      ([, reply]: { statusCode: number }[]) => reply?.statusCode ?? 0,
    ),
  ]);
  socket.terminate();
  const said = `${SOCKET} from ${EVIL}`;
  judge({ kind: 'origin', attacker, said }, { status, text: '', isLeak: status === 101 });
}
