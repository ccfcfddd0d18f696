import { POKER_TITLES } from '@baize/engines/families/poker-titles';
import type { Title } from '@baize/engines/families/title-shelf';
import type { WireSession } from '../wire.ts';
import { takeAddress } from './address.ts';
import { CallError } from './api.ts';
import { button, make } from './dom.ts';
import type { Game } from './game.ts';
import { loadGame } from './games.ts';
import { moneyOf } from './money.ts';
import { isRecall, showRecalled } from './recall.ts';
import { openSession } from './session.ts';
import { createFrame } from './shell/frame.ts';
import { listenToSite, tellSite } from './site.ts';
import { createTable, type Table } from './table.ts';
import { codeOf, errorWord } from './troubles.ts';
import { speak } from './words.ts';
import '@baize/ui/fonts.css';
import './game.css';
import './controls.css';
import './panels.css';

const address = takeAddress();
const say = speak(address.language);
document.documentElement.lang = say.tag;

async function start(): Promise<void> {
  document.body.replaceChildren(make('p', { class: 'curtain', role: 'status' }, [say('opening')]));
  try {
    if (isRecall()) await showRecalled(say, document.body);
    else await playGame();
    tellSite({ type: 'ready', hasBar: !isRecall() });
  } catch (error) {
    tellSite({ type: 'error', code: codeOf(error) });
    showTrouble(error);
  }
}

async function playGame(): Promise<void> {
  const title = POKER_TITLES.get(address.game);
  if (title) return playPoker(title);
  // The pictures come while the wallet is asked.
  const [game, { call, token, session }] = await Promise.all([
    findGame(address.game),
    openSession(address),
  ]);
  document.title = game.title[say.language];
  const table = createTable({
    call,
    token,
    session,
    say,
    money: moneyOf(session.currency, say.tag),
    stakesOf: (choice) => game.engine.stakesOf?.(choice) ?? 1,
  });
  document.body.replaceChildren();
  await game.mount(table, createFrame(table, game, document.body));
  listenToSite(({ type }) => {
    if (type === 'balance-changed') void refreshBalance(table);
  });
}

/** The tables of poker have a page of their own: nobody plays a round alone there. */
async function playPoker(title: Title): Promise<void> {
  const [{ openPoker }, { call, session }] = await Promise.all([
    import('./poker/open-poker.ts'),
    openSession(address),
  ]);
  await openPoker({ call, session, say, title });
}

async function findGame(key: string): Promise<Game> {
  const game = await loadGame(key);
  if (!game) throw new CallError('game_unknown');
  return game;
}

async function refreshBalance(table: Table): Promise<void> {
  const now = await table.call<WireSession>('session').catch(() => null);
  if (now?.balance && !table.read().isBusy) table.set({ balance: BigInt(now.balance) });
}

function showTrouble(error: unknown): void {
  const isOver = codeOf(error) === 'launch_refused';
  const text = isRecall() ? say('recall_broken') : say(errorWord(error));
  document.body.replaceChildren(
    make('div', { class: 'curtain', role: 'alert' }, [
      make('p', {}, [text]),
      isOver || isRecall()
        ? null
        : button({ look: 'line', label: say('retry'), onPress: () => void start() }),
    ]),
  );
}

void start();
