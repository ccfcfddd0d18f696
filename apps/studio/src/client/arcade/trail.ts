import type { WireRound } from '../../wire.ts';
import { make } from '../dom.ts';
import type { Table } from '../table.ts';
import { speech } from '../words.ts';
import { outcomeOf } from './outcome.ts';
import { timesText } from './times-text.ts';
import { ARCADE_WORDS } from './words.ts';

const SHOWN = 12;
const MILLION = 1_000_000n;

type Trail = { readonly label: string; readonly textOf: (round: WireRound) => string };

/** How the last rounds ended, the newest first. */
export function createTrail(table: Table, { label, textOf }: Trail): HTMLElement {
  const list = make('ol', { class: 'trail', 'aria-label': label });
  table.watch(({ rounds }) => {
    const settled = rounds.filter(({ status }) => status === 'settled').slice(0, SHOWN);
    list.replaceChildren(
      ...settled.map((round) =>
        make('li', { class: outcomeOf(round).isWin ? 'is-win' : '' }, [textOf(round)]),
      ),
    );
  });
  return list;
}

/** What the last rounds paid, in times of what was staked. */
export const createPaidTrail = (table: Table): HTMLElement =>
  createTrail(table, {
    label: speech(ARCADE_WORDS, table.say.language)('last'),
    textOf: ({ payout, staked }) =>
      timesText((BigInt(payout ?? 0) * MILLION) / BigInt(staked), table.say.tag),
  });
