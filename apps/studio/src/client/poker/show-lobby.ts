import type { WirePokerRow } from '../../poker/wire.ts';
import { CallError } from '../api.ts';
import { button, make } from '../dom.ts';
import { tellSite } from '../site.ts';
import { nameOf, type PokerPage } from './page.ts';
import { showTable } from './table-page.ts';

export async function showLobby(page: PokerPage): Promise<void> {
  const { call, words, money } = page;
  const rows = await call<readonly WirePokerRow[]>('poker/tables');
  const [first] = rows;
  const quick = button({
    look: 'pk-gold',
    label: words('quick'),
    onPress: () => void showTable(page, quickest(rows)),
  });
  const list = rows.map((row) =>
    make('li', {}, [
      make('div', { class: 'pk-row-name' }, [
        make('b', {}, [nameOf(row.code)]),
        make('span', {}, [
          words('blinds', {
            small: money.text(BigInt(row.smallBlind)),
            big: money.text(BigInt(row.bigBlind)),
          }),
        ]),
      ]),
      make('span', { class: 'pk-row-buy' }, [buyInText(page, row)]),
      make('span', { class: 'pk-row-seats' }, [
        words('seats', { taken: `${row.taken}`, seats: `${row.seats}` }),
      ]),
      button({
        look: row.isOwn ? 'pk-gold' : 'pk-plain',
        label: words(row.isOwn ? 'back_to' : 'open_table'),
        onPress: () => void showTable(page, row),
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

/** The own table, else the fullest with a free seat, the smaller blinds first. */
function quickest(rows: readonly WirePokerRow[]): WirePokerRow {
  const free = rows.filter(({ taken, seats }) => taken < seats);
  const [best] = [...free].sort(
    (a, b) => Number(b.isOwn) - Number(a.isOwn) || b.taken - a.taken || a.bigBlind - b.bigBlind,
  );
  const row = best ?? rows[0];
  if (!row) throw new CallError('game_unknown');
  return row;
}

const buyInText = ({ words, money }: PokerPage, row: WirePokerRow): string =>
  words('buy_in', {
    min: money.text(BigInt(row.buyInMin)),
    max: money.text(BigInt(row.buyInMax)),
  });
