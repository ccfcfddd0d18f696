import type { WirePokerRow, WirePokerTable } from '../../poker/wire.ts';
import { CallError } from '../api.ts';
import { button, make } from '../dom.ts';
import { createPanel } from '../shell/panel.ts';
import { errorWord } from '../troubles.ts';
import { drawActions } from './actions.ts';
import { drawTable } from './draw-table.ts';
import { listHands } from './hands.ts';
import { nameOf, type PokerPage, sitDown } from './page.ts';

const LOOK_AGAIN_MS = 1_500;
const CLOCK_MS = 250;

/** One table: asks for it anew whenever it has changed, and draws what came. */
export async function showTable(
  page: PokerPage,
  { code }: Pick<WirePokerRow, 'code'>,
): Promise<void> {
  const { call, words, say, money } = page;
  let isShown = true;
  let seen: WirePokerTable | null = null;
  let ahead = 0;
  const felt = make('section', { class: 'pk-stage' });
  const foot = make('footer', { class: 'pk-foot' });
  const hands = createPanel(say, words('hands'));

  const leave = () => {
    isShown = false;
    clearInterval(clock);
    void page.showLobby().catch((error: unknown) => page.tell(say(errorWord(error))));
  };
  const wish = async (name: string) => {
    try {
      await call(`poker/tables/${code}/wishes`, { wish: name });
      if (name === 'leave') page.tell(seen?.hand?.isOver === false ? words('leaving') : '');
      await look();
    } catch (error) {
      page.tell(say(errorWord(error)));
    }
  };
  const move = async (asked: object) => {
    const { hand } = seen ?? {};
    if (!hand?.turn) return;
    const body = { hand: hand.number, turn: hand.turn.number, move: asked };
    try {
      await call(`poker/tables/${code}/moves`, body);
    } catch (error) {
      const isLate = error instanceof CallError && error.code !== 'offline';
      page.tell(isLate ? words('not_now') : say(errorWord(error)));
    }
    await look();
  };
  const openHands = async () => hands.open(await listHands(page, code));

  function draw(table: WirePokerTable) {
    seen = table;
    ahead = table.now - Date.now();
    drawTable(page, {
      table,
      into: felt,
      onSit: (place) =>
        askBuyIn(page, table, (buyIn) => void sitDown(page, { code, place, buyIn }).then(look)),
    });
    drawActions(page, {
      table,
      into: foot,
      onMove: (asked) => void move(asked),
      onWish: (name) => void wish(name),
    });
    tick();
  }
  function tick() {
    const turn = seen?.hand?.turn;
    const left = turn ? Math.max(0, Math.ceil((turn.deadlineAt - Date.now() - ahead) / 1_000)) : 0;
    for (const one of felt.querySelectorAll('[data-clock]')) {
      one.textContent = words('seconds', { seconds: `${left}` });
    }
  }
  async function look() {
    const table = await call<WirePokerTable>(`poker/tables/${code}`);
    if (isShown) draw(table);
  }
  async function follow() {
    while (isShown) {
      try {
        const after: string = seen ? `?after=${seen.version}` : '';
        const table = await call<WirePokerTable>(`poker/tables/${code}${after}`);
        if (isShown && table.version !== seen?.version) draw(table);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      }
    }
  }

  const clock = setInterval(tick, CLOCK_MS);
  await look();
  const rules = (seen as WirePokerTable | null)?.rules;
  const blinds = words('blinds', {
    small: money.text(BigInt(rules?.smallBlind ?? 0)),
    big: money.text(BigInt(rules?.bigBlind ?? 0)),
  });
  const head = page.head(nameOf(code), blinds, leave);
  head.append(button({ look: 'pk-plain', label: words('hands'), onPress: () => void openHands() }));
  document.body.replaceChildren(
    head,
    make('main', { class: 'pk-table' }, [felt]),
    foot,
    hands.element,
  );
  void follow();
}

/** Asks how much is brought to the table. */
function askBuyIn(
  page: PokerPage,
  { rules, rakePpm, rakeCaps }: WirePokerTable,
  onChosen: (buyIn: bigint) => void,
): void {
  const { say, words, money } = page;
  const panel = createPanel(say, words('choose_buy_in'));
  const slider = make('input', {
    type: 'range',
    min: `${rules.buyInMin}`,
    max: `${rules.buyInMax}`,
    step: `${rules.bigBlind}`,
    value: `${rules.buyInMax}`,
    'aria-label': words('choose_buy_in'),
  });
  const go = button({
    look: 'pk-gold',
    label: '',
    onPress: () => {
      panel.close();
      panel.element.remove();
      onChosen(BigInt(slider.value));
    },
  });
  const write = () => {
    go.textContent = words('sit_down', { amount: money.text(BigInt(slider.value)) });
  };
  slider.addEventListener('input', write);
  write();
  const cap = money.text(BigInt(rakeCaps.at(-1) ?? 0));
  const rake =
    rakePpm === 0 ? words('no_rake') : words('rake', { share: `${rakePpm / 10_000}`, cap });
  panel.open([make('div', { class: 'pk-buy' }, [slider, go, make('p', {}, [rake])])]);
}
