import type { WireSession } from '../wire.ts';
import { takeAddress } from './address.ts';
import { button, make } from './dom.ts';
import { moneyOf } from './money.ts';
import { mountOverUnder } from './over-under/over-under.ts';
import { openSession } from './session.ts';
import { listenToSite, tellSite } from './site.ts';
import { createTable, type Table } from './table.ts';
import { codeOf, errorWord } from './troubles.ts';
import { speak } from './words.ts';
import '@baize/ui/fonts.css';
import './game.css';
import './controls.css';
import './panels.css';

/** What each game looks like, by its engine's key. */
const GAMES: Readonly<Record<string, (table: Table, into: HTMLElement) => void>> = {
  'over-under': mountOverUnder,
};

const address = takeAddress();
const say = speak(address.language);
document.documentElement.lang = say.tag;
document.title = say('title');

async function start(): Promise<void> {
  document.body.replaceChildren(make('p', { class: 'curtain', role: 'status' }, [say('opening')]));
  try {
    const { call, session } = await openSession(address);
    const table = createTable({ call, session, say, money: moneyOf(session.currency, say.tag) });
    document.body.replaceChildren();
    GAMES[session.game]?.(table, document.body);
    listenToSite(() => void refreshBalance(table));
    tellSite({ type: 'ready' });
  } catch (error) {
    tellSite({ type: 'error', code: codeOf(error) });
    showTrouble(error);
  }
}

async function refreshBalance(table: Table): Promise<void> {
  const now = await table.call<WireSession>('session').catch(() => null);
  if (now?.balance && !table.read().isBusy) table.set({ balance: BigInt(now.balance) });
}

function showTrouble(error: unknown): void {
  const isOver = codeOf(error) === 'launch_refused';
  document.body.replaceChildren(
    make('div', { class: 'curtain', role: 'alert' }, [
      make('p', {}, [say(errorWord(error))]),
      isOver ? null : button({ look: 'line', label: say('retry'), onPress: () => void start() }),
    ]),
  );
}

void start();
