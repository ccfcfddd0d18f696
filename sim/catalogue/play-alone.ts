import type { Engine, RoundEvent } from '@baize/engines/core/engine';
import { seeded } from '@baize/engines/core/rng';
import type { Sea } from '@baize/engines/fishing/seas';
import { assert } from '@baize/std/assert';
import { ppm } from '@baize/std/money';
import { SEAS } from '../../apps/studio/src/seas/shoot.ts';
import { ask, newKey, seatOf } from '../../apps/studio/src/testing/platform.ts';
import { type Fisher, fisherOf, fishOfSea, shotAt } from '../../apps/studio/src/testing/sea.ts';
import type { WireRound, WireSession } from '../../apps/studio/src/wire.ts';
import { randomMove } from '../../tools/engines/random-choice.ts';
import { usualChoice } from '../../tools/engines/usual-choice.ts';
import type { Launched } from './open-house.ts';

type Opened = { readonly token: string; readonly session: WireSession };

let opened = 0;

/** Exchanges a launch for a session of the studio, with seeds to draw from. */
export async function openAt(url: string, game: string, launched: Launched) {
  const body = { mode: 'money', game, ...launched };
  opened += 1;
  // As many pages as these are opened by many people, each at home.
  const from = `10.1.${opened >> 8}.${opened & 255}`;
  const { message, value } = await ask<Opened>(url, '/api/sessions', { body, from });
  assert(message === null, `${game} opens, and is not refused as ${message}`);
  const seat = seatOf(url, value);
  if (value.session.seed === null) await seat.changeSeeds('seed-of-the-catalogue');
  return seat;
}

/** Plays one round of a game to its end and answers how it ended. */
export async function playRound(url: string, engine: Engine, launched: Launched) {
  const seat = await openAt(url, engine.key, launched);
  const { usual: stake } = seat.session.limits;
  const sea = SEAS.get(engine.key);
  if (sea) return shootOnce(fisherOf(url, seat), { sea, stake });
  const body = { requestKey: newKey(), stake, choice: usualChoice(engine) };
  const played = await seat.at('/api/rounds', { body });
  assert(played.message === null, `${engine.key} takes a bet, and does not say ${played.message}`);
  let round = played.value as WireRound;
  const rng = seeded(7);
  while (round.status === 'running') {
    const events = (round.events ?? []) as readonly RoundEvent[];
    const shown = { events, payout: ppm(0n), next: round.next ?? [] };
    const { message, value } = await seat.move(round, randomMove(engine, shown, rng));
    assert(message === null, `${engine.key} takes a move, and does not say ${message}`);
    round = value;
  }
  return round;
}

type Fishing = { readonly sea: Sea; readonly stake: string };

/** Fires once at a fish that swims, and leaves: the rest of the magazine comes back with its result. */
async function shootOnce(fisher: Fisher, { sea, stake }: Fishing) {
  const [fish] = await fishOfSea(fisher, sea);
  assert(fish, 'something swims in every sea');
  const loaded = await fisher.load(20, stake);
  const { message, value } = await fisher.send(loaded, shotAt([fish]));
  assert(message === null, `a sea takes a shot, and does not say ${message}`);
  return fisher.close(value);
}
