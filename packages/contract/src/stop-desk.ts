import * as z from 'zod/mini';
import { endpoint, id } from './endpoint.ts';
import { reason } from './operator-reason.ts';

/** All play, a vendor of the catalogue, one of its games, a way to deposit. */
export const STOP_KINDS = ['play', 'vendor', 'game', 'method'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

const stopKind = z.enum(STOP_KINDS);

/** Nothing for all play, a vendor's code, a game's number, a method's code. */
const target = z.string().check(z.maxLength(40));

const stop = z.object({
  stopId: id('stp'),
  kind: stopKind,
  target,
  /** As people call it; empty for all play, which needs no name. */
  name: z.string(),
  reason: z.string(),
  stoppedBy: z.string(),
  stoppedAt: z.iso.datetime(),
  /** Null while it holds. */
  lifted: z.nullable(z.object({ reason: z.string(), by: z.string(), at: z.iso.datetime() })),
});

export type Stop = z.output<typeof stop>;

const stops = z.object({
  /** Those that hold, then the last fifty that were lifted; each the newest first. */
  stops: z.array(stop),
  /** What may be stopped. A game names its vendor as well. */
  targets: z.array(z.object({ kind: stopKind, target, name: z.string() })),
});

export type Stops = z.output<typeof stops>;

export const listStops = endpoint({
  method: 'GET',
  path: '/ops/stops',
  summary: 'What is shut for everybody, who shut it and why, and what may be shut.',
  access: 'operator',
  permission: 'stops.read',
  input: z.object({}),
  output: stops,
  errors: [],
});

export const setStop = endpoint({
  method: 'POST',
  path: '/ops/stop',
  summary:
    'Shuts all play, a vendor, a game or a way to deposit: no bet and no deposit of it is taken from this moment on; what runs is settled.',
  access: 'operator',
  permission: 'stops.decide',
  input: z.object({ kind: stopKind, target, reason }),
  output: z.object({ stopId: id('stp') }),
  errors: ['not_found', 'already_decided'],
});

export const liftStop = endpoint({
  method: 'POST',
  path: '/ops/stop/lift',
  summary: 'Opens again what was shut.',
  access: 'operator',
  permission: 'stops.decide',
  input: z.object({ stopId: id('stp'), reason }),
  output: z.object({ stopId: id('stp') }),
  errors: ['not_found', 'already_decided'],
});
