import { lineText, type MarketType, type Specifiers } from '@baize/sports/core/market';
import type { FinalState } from '@baize/sports/core/match';
import { endingsOf } from '@baize/sports/pricing/endings';
import { together } from '@baize/sports/pricing/matrix';
import type { MatchModel } from '@baize/sports/pricing/model';
import { offerOf } from '@baize/sports/pricing/price';
import { BEFORE } from '@baize/sports/sim/play';
import { simulator } from '@baize/sports/sim/simulator';
import { DAY_MS, MINUTE_MS } from '@baize/std/time';

const FROM = Date.UTC(2026, 10, 17);
const MARGIN_PPM = 50_000;
const SPELL_S = 3;
const WARM = 100;

export type Repriced = {
  /** Markets of a live match of football as the simulator offers it, on average. */
  readonly markets: number;
  readonly matchMs: number;
  /** A match with 120 lines, all from one matrix. */
  readonly linesMs: number;
};

/** Prices live matches again, in this processor's own time, whatever else the machine does. */
export function repriceLive(): Repriced {
  const sim = simulator({ seed: 'bench' });
  const matches = sim
    .fixturesBetween(FROM, FROM + DAY_MS)
    .filter(({ sport }) => sport === 'football');
  let [priced, markets] = [0, 0];
  const matchMs = timed(() => {
    const match = matches[priced % matches.length];
    if (!match) throw new Error('a day has matches');
    priced += 1;
    markets += sim.offersAt(match.eventId, match.startsAt + (1 + (priced % 20)) * MINUTE_MS).length;
  });
  let minute = 0;
  const linesMs = timed(() => {
    minute = (minute + 1) % 90;
    priceLines(minute);
  });
  return { markets: markets / priced, matchMs, linesMs };
}

const MODEL: MatchModel = {
  sport: 'football',
  rates: { home: 1.5, away: 1.2 },
  rho: -0.05,
  corners: { home: 5, away: 4 },
};

type Lines = {
  readonly type: MarketType;
  readonly specifiers: Specifiers;
  readonly name: 'hcp' | 'line';
  readonly from: number;
  readonly countOf: (final: FinalState) => number;
};

const EACH = 30;
const STEP = 0.25;
const LINES: readonly Lines[] = [
  {
    type: 'handicap',
    specifiers: {},
    name: 'hcp',
    from: -3.75,
    countOf: ({ units }) => units.home - units.away,
  },
  {
    type: 'total',
    specifiers: {},
    name: 'line',
    from: 0.5,
    countOf: ({ units }) => units.home + units.away,
  },
  ...(['home', 'away'] as const).map((side) => ({
    type: 'team-total' as const,
    specifiers: { side },
    name: 'line' as const,
    from: 0.5,
    countOf: ({ units }: FinalState) => units[side],
  })),
];

/** Four kinds of thirty lines, as the product prices them: each kind from what it counts. */
function priceLines(minute: number): void {
  const period = minute < 45 ? 1 : 2;
  const endings = endingsOf(MODEL, { ...BEFORE, status: 'live', period, minute });
  for (const { type, specifiers, name, from, countOf } of LINES) {
    const projected = together(endings, countOf);
    for (let place = 0; place < EACH; place++) {
      const line = lineText(from + place * STEP);
      offerOf(
        { type, specifiers: { ...specifiers, [name]: line } },
        { model: MODEL, endings: projected, marginPpm: MARGIN_PPM },
      );
    }
  }
}

/** How long one takes, in milliseconds of the processor. */
function timed(act: () => void): number {
  for (let warm = 0; warm < WARM; warm++) act();
  const start = process.cpuUsage();
  let [count, seconds] = [0, 0];
  while (seconds < SPELL_S) {
    act();
    count += 1;
    const { user, system } = process.cpuUsage(start);
    seconds = (user + system) / 1_000_000;
  }
  return (seconds * 1_000) / count;
}
