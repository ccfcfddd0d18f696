import type { WirePokerRow } from '../../poker/wire.ts';
import { CallError } from '../api.ts';
import { button, make } from '../dom.ts';
import { tellSite } from '../site.ts';
import { nameOf, type PokerPage } from './page.ts';
import { showTable } from './table-page.ts';

export async function showLobby(page: PokerPage): Promise<void> {
  const { call, words, money } = page;
  const rows = await call<readonly WirePokerRow[]>('poker/tables');
  drawLobby(page, {
    rows,
    stakesOf: ({ smallBlind, bigBlind }) =>
      words('blinds', {
        small: money.text(BigInt(smallBlind)),
        big: money.text(BigInt(bigBlind)),
      }),
    leastOf: ({ bigBlind }) => bigBlind,
    onOpen: (row, isSeating) => void showTable(page, row, isSeating),
  });
}

type LobbyRow = Pick<
  WirePokerRow,
  'code' | 'seats' | 'taken' | 'buyInMin' | 'buyInMax' | 'isCash' | 'isOwn'
>;

type Lobby<Row extends LobbyRow> = {
  readonly rows: readonly Row[];
  /** What is played for, in words, and the least of it. */
  readonly stakesOf: (row: Row) => string;
  readonly leastOf: (row: Row) => number;
  /** `isSeating`: and sits down there. */
  readonly onOpen: (row: Row, isSeating: boolean) => void;
};

/** The tables of a title with their stakes and seats; one press finds a seat. */
export function drawLobby<Row extends LobbyRow>(page: PokerPage, lobby: Lobby<Row>): void {
  const { words } = page;
  const { rows, stakesOf, onOpen } = lobby;
  const [first] = rows;
  const quick = button({
    look: 'pk-gold',
    label: words('quick'),
    onPress: () => onOpen(quickest(lobby), true),
  });
  const list = rows.map((row) =>
    make('li', {}, [
      make('div', { class: 'pk-row-name' }, [
        make('b', {}, [nameOf(row.code)]),
        make('span', {}, [stakesOf(row)]),
      ]),
      make('span', { class: 'pk-row-buy' }, [buyInText(page, row)]),
      make('span', { class: 'pk-row-seats' }, [
        words('seats', { taken: `${row.taken}`, seats: `${row.seats}` }),
      ]),
      button({
        look: row.isOwn ? 'pk-gold' : 'pk-plain',
        label: words(row.isOwn ? 'back_to' : 'open_table'),
        onPress: () => onOpen(row, false),
      }),
    ]),
  );
  document.body.replaceChildren(
    page.head(page.name, words('lobby'), () => tellSite({ type: 'close' })),
    make('main', { class: 'pk-lobby' }, [
      make('p', {}, [words(first?.isCash === false ? 'play' : 'cash')]),
      quick,
      make('ol', { class: 'pk-tables' }, list),
    ]),
  );
}

/** The own table, else the fullest with a free seat, the smaller stakes first. */
function quickest<Row extends LobbyRow>({ rows, leastOf }: Lobby<Row>): Row {
  const free = rows.filter(({ taken, seats }) => taken < seats);
  const [best] = [...free].sort(
    (a, b) => Number(b.isOwn) - Number(a.isOwn) || b.taken - a.taken || leastOf(a) - leastOf(b),
  );
  const row = best ?? rows[0];
  if (!row) throw new CallError('game_unknown');
  return row;
}

const buyInText = ({ words, money }: PokerPage, row: LobbyRow): string =>
  words('buy_in', {
    min: money.text(BigInt(row.buyInMin)),
    max: money.text(BigInt(row.buyInMax)),
  });
