import type { Endpoint } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { answer, type Caller, type Route, type World } from '../base/kernel/index.ts';

const ORIGIN = {
  requestId: 'demo',
  proxyRegion: null,
  language: 'EN',
  userAgent: 'demo',
} as const;

type Wire = Readonly<Record<string, unknown>>;

/** Makes calls as people make them, through the same checks, by the clock of this world. */
export type Calls = (caller: Caller | null, endpoint: Endpoint, wire: Wire) => Promise<Wire>;

export const callsOf =
  (world: World, routes: readonly Route[], ip = '127.0.0.1'): Calls =>
  async (caller, endpoint, body) => {
    const route = routes.find((each) => each.endpoint === endpoint);
    assert(route, `${endpoint.path} is served`);
    const told = { ...world, wording: (code: string) => code };
    const reply = await answer(route, told, { caller, origin: { ...ORIGIN, ip }, body });
    const { success, message, value } = reply.body;
    assert(success, `${endpoint.path} answers ${message}`);
    return value as Wire;
  };

export const memberOf = (memberId: MemberId): Caller => ({ role: 'member', memberId });

export const agentOf = (memberId: MemberId): Caller => ({ role: 'agent', memberId });
