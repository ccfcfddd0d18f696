import type { WirePokerRow, WirePokerTable } from '../../poker/wire.ts';
import { CallError } from '../api.ts';
import { button, make } from '../dom.ts';
import { createPanel } from '../shell/panel.ts';
import { tellSite } from '../site.ts';
import { errorWord } from '../troubles.ts';
import { drawActions } from './actions.ts';
import { askBuyIn } from './ask-buy-in.ts';
import { drawTable } from './draw-table.ts';
import { type Following, followTable } from './follow-table.ts';
import { listHands } from './hands.ts';
import { freePlace, nameOf, type PokerPage } from './page.ts';
import { sitDown } from './sit-down.ts';

const CLOCK_MS = 250;

const isSeated = (table: WirePokerTable | null): boolean =>
  table?.seats.some((seat) => seat?.isOwn) ?? false;

/** One table: draws it whenever it has changed; `isSeating` asks at once for a buy-in. */
export async function showTable(
  page: PokerPage,
  { code }: Pick<WirePokerRow, 'code'>,
  isSeating: boolean,
): Promise<void> {
  const felt = make('section', { class: 'pk-stage' });
  const foot = make('footer', { class: 'pk-foot' });
  const line = followTable<WirePokerTable>({
    call: page.call,
    code,
    onChange(table, before) {
      if (isSeated(before) && !isSeated(table)) page.tell('');
      draw(table);
      soundChange(page, table, before);
    },
  });
  const hands = playerHands(page, code, line);
  const draw = (table: WirePokerTable) => {
    drawTable(page, {
      table,
      into: felt,
      onSit: (place) => hands.sit(table, place),
      onPlayMoney: hands.goToPlayMoney,
    });
    drawActions(page, { table, into: foot, onMove: hands.move, onWish: hands.wish });
    drawClock(page, line, felt);
  };
  const clock = setInterval(() => drawClock(page, line, felt), CLOCK_MS);
  await line.look();
  const leave = () => {
    line.leave();
    clearInterval(clock);
    void page.showLobby().catch((error: unknown) => page.tell(page.say(errorWord(error))));
  };
  const panel = createPanel(page.say, page.words('hands'));
  const openHands = async () => panel.open(await listHands(page, code));
  const head = page.head(nameOf(code), blindsText(page, line.seen()), leave);
  head.append(
    button({ look: 'pk-plain', label: page.words('hands'), onPress: () => void openHands() }),
  );
  const main = make('main', { class: 'pk-table' }, [felt, page.caption]);
  document.body.replaceChildren(head, main, foot, panel.element);
  void line.follow();
  const seen = line.seen();
  const place = isSeating && seen ? freePlace(seen.seats) : null;
  if (seen && place !== null) hands.sit(seen, place);
}

/** What has changed on the table since it was heard last. */
function soundChange({ sound }: PokerPage, now: WirePokerTable, before: WirePokerTable | null) {
  if (!before?.hand || !now.hand) return;
  const isNew = now.hand.number !== before.hand.number;
  if (isNew || now.hand.board.length > before.hand.board.length) sound.play('card');
  if (!isNew && now.hand.pot > before.hand.pot) sound.play('chip');
  const isOwnTurn = ({ hand, seats }: WirePokerTable) =>
    hand?.turn ? (seats[hand.turn.place]?.isOwn ?? false) : false;
  if (isOwnTurn(now) && !isOwnTurn(before)) sound.play('bell');
  if (now.hand.isOver && !before.hand.isOver) sound.play('chips');
}

function blindsText({ words, money }: PokerPage, table: WirePokerTable | null): string {
  const { smallBlind = 0, bigBlind = 0 } = table?.rules ?? {};
  return words('blinds', {
    small: money.text(BigInt(smallBlind)),
    big: money.text(BigInt(bigBlind)),
  });
}

function drawClock({ words }: PokerPage, line: Following<WirePokerTable>, felt: HTMLElement): void {
  const deadlineAt = line.seen()?.hand?.turn?.deadlineAt ?? 0;
  const left = Math.max(0, Math.ceil((deadlineAt - performance.now() - line.aheadMs()) / 1_000));
  for (const one of felt.querySelectorAll('[data-clock]')) {
    one.textContent = words('seconds', { seconds: `${left}` });
  }
}

/** What somebody does at the table; what came of it is told in words and drawn. */
function playerHands(page: PokerPage, code: string, line: Following<WirePokerTable>) {
  const { call, words, say } = page;
  async function wish(name: string) {
    try {
      await call(`poker/tables/${code}/wishes`, { wish: name });
      const isPlaying = line.seen()?.hand?.isOver === false;
      if (name === 'leave') page.tell(isPlaying ? words('leaving') : '');
      await line.look();
    } catch (error) {
      page.tell(say(errorWord(error)));
    }
  }
  async function move(asked: object) {
    const { hand } = line.seen() ?? {};
    if (!hand?.turn) return;
    const body = { hand: hand.number, turn: hand.turn.number, move: asked };
    try {
      await call(`poker/tables/${code}/moves`, body);
      await line.look();
    } catch (error) {
      const isLate = error instanceof CallError && error.code !== 'offline';
      page.tell(isLate ? words('not_now') : say(errorWord(error)));
    }
  }
  const sit = ({ rules, rakePpm, rakeCaps }: WirePokerTable, place: number) => {
    const cap = page.money.text(BigInt(rakeCaps.at(-1) ?? 0));
    const rake =
      rakePpm === 0 ? words('no_rake') : words('rake', { share: `${rakePpm / 10_000}`, cap });
    const asked = { min: rules.buyInMin, max: rules.buyInMax, step: rules.bigBlind, rake };
    askBuyIn(
      page,
      asked,
      (buyIn) => void sitDown(page, { code, place, buyIn }).then(() => line.look()),
    );
  };
  const goToPlayMoney = () => void wish('leave').then(() => tellSite({ type: 'trial' }));
  return {
    sit,
    goToPlayMoney,
    wish: (name: string) => void wish(name),
    move: (asked: object) => void move(asked),
  };
}
