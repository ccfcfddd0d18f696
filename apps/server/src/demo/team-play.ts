import type { Rng } from '@baize/engines/core/rng';
import { assert } from '@baize/std/assert';
import { minor } from '@baize/std/money';
import type { World } from '../base/kernel/index.ts';
import { readCatalogue } from '../play/catalog/index.ts';
import type { Play } from '../play/play/index.ts';
import type { Person } from './team.ts';

type Game = { readonly vendor: string; readonly code: string };

/** Every game that somebody provides. */
export async function listGames({ db }: Pick<World, 'db'>): Promise<readonly Game[]> {
  const { vendors, games } = await readCatalogue(db);
  const providers = new Map(vendors.map(({ code, provider }) => [code, provider]));
  return games.flatMap(({ vendor, code, is_entrance: isEntrance }) => {
    const provider = providers.get(vendor);
    return provider && !isEntrance ? [{ vendor: provider, code }] : [];
  });
}

/** Hundredths of the stake that come back, and in how many of a thousand rounds. */
const RESULTS = [
  [600, 0],
  [250, 150],
  [120, 250],
  [25, 600],
  [5, 2_500],
] as const;

function resultOf(rng: Rng): bigint {
  let place = rng.next(1_000);
  for (const [share, hundredths] of RESULTS) {
    if (place < share) return BigInt(hundredths);
    place -= share;
  }
  return 0n;
}

/** In whole units of the currency. */
const STAKES = [5, 10, 10, 20, 20, 50, 100, 200] as const;

type Table = {
  readonly play: Play;
  readonly games: readonly Game[];
  readonly rng: Rng;
  readonly currency: string;
  readonly unit: bigint;
};

/** One round of one person, at a game they like, with what they have. */
export function playRound(table: Table) {
  const { play, games, rng, currency, unit } = table;
  let count = 0;
  return async (person: Person): Promise<void> => {
    const wanted = BigInt(STAKES[rng.next(STAKES.length)] ?? 10) * unit;
    if (wanted > person.cash) return;
    count += 1;
    const [amount, hundredths] = [minor(wanted), resultOf(rng)];
    const game = games[(person.taste + rng.next(6)) % games.length];
    assert(game, 'the catalogue has games');
    const payout = minor((wanted * hundredths) / 100n);
    person.cash = minor(person.cash - amount + payout);
    const answer = await play.perform(
      {
        kind: 'bet-and-settle',
        vendor: { code: game.vendor, isOpen: true, roundRule: 'mixed' },
        txId: `demo-round-${count}`,
        memberId: person.id,
        currency,
        eventAt: null,
        game: game.code,
        roundId: null,
        tokenHash: null,
        amount,
        payout,
        minBalance: null,
        endsRound: true,
      },
      ({ ok }) => ({ status: ok ? 200 : 409, body: '' }),
    );
    assert(answer.status === 200, 'who has the stake may play');
  };
}
