import type { WirePokDengRow, WirePokDengTable } from '../../poker/pok-deng-wire.ts';
import { CallError } from '../api.ts';
import { button, make } from '../dom.ts';
import { askBuyIn } from '../poker/ask-buy-in.ts';
import { type Following, followTable } from '../poker/follow-table.ts';
import { listHands } from '../poker/hands.ts';
import { freePlace, nameOf } from '../poker/page.ts';
import { sitDown } from '../poker/sit-down.ts';
import { createPanel } from '../shell/panel.ts';
import { errorWord } from '../troubles.ts';
import { drawActions } from './actions.ts';
import { drawTable } from './draw-table.ts';
import type { PokDengPage } from './page.ts';

const CLOCK_MS = 250;

/** One table: draws it whenever it has changed; `isSeating` asks at once for a buy-in. */
export async function showTable(
  page: PokDengPage,
  { code }: Pick<WirePokDengRow, 'code'>,
  isSeating: boolean,
): Promise<void> {
  const felt = make('section', { class: 'pk-stage' });
  const foot = make('footer', { class: 'pk-foot' });
  const line = followTable<WirePokDengTable>({
    call: page.call,
    code,
    onChange: (table) => draw(table),
  });
  const hands = playerHands(page, code, line);
  const draw = (table: WirePokDengTable) => {
    drawTable(page, { table, into: felt, onSit: (place) => hands.sit(table, place) });
    // A stake that is being chosen is not drawn anew under the finger.
    const key = JSON.stringify([table.staking?.hand, table.staking?.own, table.isOwnTurn]);
    const isChoosing = table.staking?.own && foot.dataset.key === key;
    foot.dataset.key = key;
    if (!isChoosing) {
      drawActions(page, { table, into: foot, onMove: hands.move, onWish: hands.wish });
    }
    drawClock(page, line, felt);
  };
  const clock = setInterval(() => drawClock(page, line, felt), CLOCK_MS);
  await line.look();
  const leave = () => {
    line.leave();
    clearInterval(clock);
    void page.showLobby().catch((error: unknown) => page.tell(page.say(errorWord(error))));
  };
  const panels = openPanels(page, code);
  const head = page.head(nameOf(code), stakesText(page, line.seen()?.rules), leave);
  head.append(...panels.buttons);
  const main = make('main', { class: 'pk-table' }, [felt]);
  document.body.replaceChildren(head, main, foot, ...panels.elements);
  void line.follow();
  const seen = line.seen();
  const place = isSeating && seen ? freePlace(seen.seats) : null;
  if (seen && place !== null) hands.sit(seen, place);
}

const RULES = [
  'rule_aim',
  'rule_pok',
  'rule_order',
  'rule_deng',
  'rule_bank',
  'rule_time',
] as const;

/** The rules, and the own hands with their proofs. */
function openPanels(page: PokDengPage, code: string) {
  const { say, words, own } = page;
  const rules = createPanel(say, own('rules'));
  const hands = createPanel(say, words('hands'));
  const openRules = () => rules.open(RULES.map((word) => make('p', {}, [own(word)])));
  const openHands = async () => hands.open(await listHands(page, code));
  return {
    buttons: [
      button({ look: 'pk-plain', label: own('rules'), onPress: openRules }),
      button({ look: 'pk-plain', label: words('hands'), onPress: () => void openHands() }),
    ],
    elements: [rules.element, hands.element],
  };
}

export const stakesText = (
  { own, money }: PokDengPage,
  rules: Pick<WirePokDengRow, 'stakeMin' | 'stakeMax'> | undefined,
): string =>
  own('stakes', {
    min: money.text(BigInt(rules?.stakeMin ?? 0)),
    max: money.text(BigInt(rules?.stakeMax ?? 0)),
  });

function drawClock(
  { words }: PokDengPage,
  line: Following<WirePokDengTable>,
  felt: HTMLElement,
): void {
  const { hand, staking } = line.seen() ?? {};
  const deadlineAt = staking?.deadlineAt ?? hand?.turn?.deadlineAt ?? 0;
  const left = Math.max(0, Math.ceil((deadlineAt - performance.now() - line.aheadMs()) / 1_000));
  for (const one of felt.querySelectorAll('[data-clock]')) {
    one.textContent = words('seconds', { seconds: `${left}` });
  }
}

/** What somebody does at the table; what came of it is told in words and drawn. */
function playerHands(page: PokDengPage, code: string, line: Following<WirePokDengTable>) {
  const { call, words, say, own, money } = page;
  async function send(path: string, body: object, onLate: string) {
    try {
      await call(`poker/tables/${code}/${path}`, body);
      page.tell('');
      await line.look();
    } catch (error) {
      const isLate = error instanceof CallError && error.code !== 'offline';
      page.tell(isLate ? onLate : say(errorWord(error)));
    }
  }
  function move(asked: object) {
    const { hand, staking } = line.seen() ?? {};
    const turn = hand?.turn?.number;
    const answered = staking
      ? { hand: staking.hand, turn: 1 }
      : { hand: hand?.number ?? 1, turn: turn ?? 1 };
    void send('moves', { ...answered, move: asked }, words('not_now'));
  }
  async function wish(name: string) {
    await send('wishes', { wish: name }, words('not_now'));
    const seat = line.seen()?.seats.find((one) => one?.isOwn);
    if (name === 'leave' && seat) page.tell(words('leaving'));
  }
  const sit = ({ rules }: WirePokDengTable, place: number) => {
    const cap = money.text(BigInt(rules.rakeCap));
    const rake =
      rules.rakePpm === 0
        ? words('no_rake')
        : own('rake', { share: `${rules.rakePpm / 10_000}`, cap });
    const asked = { min: rules.buyInMin, max: rules.buyInMax, step: rules.stakeMin, rake };
    askBuyIn(
      page,
      asked,
      (buyIn) => void sitDown(page, { code, place, buyIn }).then(() => line.look()),
    );
  };
  return { sit, move, wish: (name: string) => void wish(name) };
}
