import { arrowBack } from '@baize/ui/icons';
import type { WirePokerRow, WirePokerStay } from '../../poker/wire.ts';
import type { WireSession } from '../../wire.ts';
import { type Call, CallError, newKey } from '../api.ts';
import { button, make } from '../dom.ts';
import { type Money, moneyOf } from '../money.ts';
import { tellSite } from '../site.ts';
import { errorWord } from '../troubles.ts';
import { type Say, type Speech, speech } from '../words.ts';
import { showTable } from './table-page.ts';
import { POKER_WORDS, type PokerWord } from './words.ts';
import './poker.css';

/** What every part of the page speaks, reckons and calls by. */
export type PokerPage = {
  readonly call: Call;
  readonly say: Say;
  readonly words: Speech<PokerWord>;
  readonly money: Money;
  /** Above the page: the title of what is shown, and where back leads. */
  head(title: string, below: string, onBack: () => void): HTMLElement;
  tell(text: string): void;
  showLobby(): Promise<void>;
};

type Opening = {
  readonly call: Call;
  readonly say: Say;
  readonly session: Pick<WireSession, 'currency' | 'mode'>;
};

/** The tables of poker: a lobby, and one table at a time. */
export async function openPoker({ call, say, session }: Opening): Promise<void> {
  const words = speech(POKER_WORDS, say.language);
  const notice = make('p', { class: 'pk-notice', role: 'status' });
  document.title = words('title');
  const page: PokerPage = {
    call,
    say,
    words,
    money: moneyOf(session.currency, say.tag),
    head: (title, below, onBack) =>
      make('header', { class: 'pk-head' }, [
        button({
          look: 'quiet',
          label: say('leave'),
          icon: arrowBack,
          isBare: true,
          onPress: onBack,
        }),
        make('div', {}, [make('h1', {}, [title]), make('p', {}, [below])]),
      ]),
    tell: (text) => {
      notice.textContent = text;
      document.body.append(notice);
    },
    showLobby: () => showLobby(page),
  };
  await showLobby(page);
}

async function showLobby(page: PokerPage): Promise<void> {
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
    page.head(words('title'), words('lobby'), () => tellSite({ type: 'close' })),
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

/** `chao-phraya` is the table Chao Phraya. */
export const nameOf = (code: string): string =>
  code
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

type Sitting = { readonly code: string; readonly place: number; readonly buyIn: bigint };

/** Sits down, and says in words what came of it. */
export async function sitDown(page: PokerPage, { code, place, buyIn }: Sitting): Promise<void> {
  const { call, words, say } = page;
  const body = { place, buyIn: `${buyIn}`, requestKey: newKey(), clientSeed: newKey() };
  try {
    const stay = await call<WirePokerStay>(`poker/tables/${code}/seat`, body);
    if (stay.status === 'refused') page.tell(words('refused'));
    if (stay.status === 'open') page.tell(say('offline'));
  } catch (error) {
    const isTaken = error instanceof CallError && error.code === 'seat_taken';
    page.tell(isTaken ? words('seat_taken') : say(errorWord(error)));
  }
}
