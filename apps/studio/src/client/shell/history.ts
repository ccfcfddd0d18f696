import type { WireRound } from '../../wire.ts';
import { dateTimeOf } from '../dates.ts';
import { button, make } from '../dom.ts';
import type { Game } from '../game.ts';
import type { Table } from '../table.ts';
import type { Word } from '../words.ts';
import { createPanel } from './panel.ts';

const STATUS: Readonly<Record<WireRound['status'], Word | null>> = {
  settled: null,
  open: 'round_open',
  running: 'round_running',
  refused: 'round_refused',
  void: 'round_void',
};

/** What was played of this game, page by page; each round can be verified from here. */
export function createHistory(table: Table, game: Game, verify: (roundId: string) => void) {
  const { say, money, call } = table;
  const panel = createPanel(say, say('history'));
  const dateTime = dateTimeOf(say.tag);

  const row = (round: WireRound) => {
    const word = STATUS[round.status];
    const paid = BigInt(round.payout ?? 0);
    const result = word === null ? money.text(paid) : say(word);
    return make('tr', {}, [
      make('td', {}, [make('time', { datetime: round.playedAt }, [dateTime(round.playedAt)])]),
      make('td', { class: 'end' }, [money.text(BigInt(round.staked))]),
      make('td', { class: 'end' }, [lineOf(round, game, say)]),
      make('td', { class: `end ${tone(round, paid)}` }, [result]),
      make('td', { class: 'end' }, [
        button({ look: 'small', label: say('verify'), onPress: () => verify(round.roundId) }),
      ]),
    ]);
  };
  const tone = ({ status, staked }: WireRound, paid: bigint) =>
    status === 'settled' && paid > BigInt(staked) ? 'is-win' : '';

  async function open() {
    const rows = make('tbody');
    const record = make('div');
    const loaded: WireRound[] = [];
    const older = button({ look: 'line', label: say('older'), onPress: () => void load() });
    let last: string | null = null;
    async function load() {
      const after = last === null ? '' : `&before=${last}`;
      const query: string = `rounds?game=${game.engine.key}${after}`;
      const rounds = await call<readonly WireRound[]>(query);
      rows.append(...rounds.map(row));
      loaded.push(...rounds);
      if (game.recordOf && loaded.length > 0)
        record.replaceChildren(await game.recordOf(loaded, say));
      last = rounds.at(-1)?.roundId ?? last;
      older.hidden = rounds.length < 20;
      if (rows.childElementCount === 0) panel.open([make('p', {}, [say('history_none')])]);
    }
    const heads = (['time', 'staked', 'result', 'paid', 'verify'] as const).map((word) =>
      make('th', { scope: 'col', class: word === 'time' ? '' : 'end' }, [say(word)]),
    );
    panel.open([
      record,
      make('table', {}, [make('thead', {}, [make('tr', {}, heads)]), rows]),
      older,
    ]);
    await load();
  }
  return { open: () => void open().catch(() => panel.open([make('p', {}, [say('offline')])])) };
}

/** A round that nobody may see yet has no line. */
export const lineOf = (round: WireRound, game: Game, say: Table['say']): string =>
  round.events === null ? '–' : game.lineOf(round, say);
