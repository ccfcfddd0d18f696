import { request } from 'node:http';
import { listGames, listGameVendors, listHotGames, readMenu } from '@baize/contract/catalog';
import type { Endpoint } from '@baize/contract/endpoint';
import { listWinners } from '@baize/contract/lobby';
import { readAnnouncements, readPermission } from '@baize/contract/system';

type Call = { readonly name: string; readonly path: string };

const call = (name: string, { path }: Endpoint, query: Readonly<Record<string, string>>): Call => ({
  name,
  path: `${path}?${new URLSearchParams(query)}`,
});

const list = (gameType: string): Call =>
  call(`games of ${gameType}`, listGames, {
    clientType: '3',
    platform: 'flash,html5-desktop',
    merchant: 'mekhala',
    gameType,
    pageNo: '1',
    pageSize: '12',
    language: 'TH',
  });

/** What a page of the lobby asks for when somebody comes in by the front door. */
export const VISIT: readonly Call[] = [
  call('permission', readPermission, {}),
  call('announcements', readAnnouncements, { types: 'B,PL,H', platform: 'W' }),
  call('menu', readMenu, {}),
  call('vendors', listGameVendors, { merchantCode: 'mekhala', platform: 'html5-desktop' }),
  call('hot games', listHotGames, {
    merchantCode: 'mekhala',
    isPlatform: '2',
    platform: 'flash,html5-desktop',
    language: 'TH',
  }),
  list('RNG'),
  list('FISH'),
  list('LIVE'),
  list('PVP'),
  call('winners', listWinners, { gameCategory: 'ALL', language: 'TH', limitNum: '20' }),
];

/** How many bytes of a body travel. */
export const bytesOf = (url: string, path: string, encoding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, 'x-language': 'TH' };
    request(`${url}${path}`, { headers }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      reply.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });

/** The tag of what a browser is given, where it is given one. */
export const tagOf = (url: string, path: string): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, br', 'x-language': 'TH' };
    request(`${url}${path}`, { headers }, (reply) => {
      reply.resume();
      resolve(reply.headers.etag ?? null);
    })
      .on('error', reject)
      .end();
  });
