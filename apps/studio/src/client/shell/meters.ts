import { minus, plus } from '@baize/ui/icons';
import { button, make } from '../dom.ts';
import type { Table } from '../table.ts';
import { type BalanceCount, createBalanceCount } from './balance-count.ts';
import { createStrip } from './strip.ts';

export type Meters = Pick<BalanceCount, 'arm' | 'finish'> & { readonly element: HTMLElement };

/** What the player has, and what the last round did to it. */
export function createMeters(table: Table): Meters {
  const { say, money, session, call } = table;
  const isTrial = session.mode === 'trial';
  const figure = make('b', { id: 'balance' });
  const fill = button({
    look: 'small',
    label: say('fill'),
    onPress: () =>
      void call<{ balance: string }>('purse', {})
        .then(({ balance }) => table.set({ balance: BigInt(balance), notice: null }))
        .catch(() => {}),
  });
  const count = createBalanceCount();
  let drawing = 0;
  const draw = () => {
    const { shown, isCounting } = count.readAt(performance.now());
    figure.replaceChildren(shown === null ? say('balance_unknown') : money.element(shown));
    cancelAnimationFrame(drawing);
    if (isCounting) drawing = requestAnimationFrame(draw);
  };
  table.watch(({ balance, staking, stake }) => {
    count.tell(balance === null ? null : balance - staking, performance.now());
    draw();
    fill.hidden = !isTrial || balance === null || balance >= stake;
  });
  const element = make('div', { class: 'meters' }, [
    make('div', { class: 'label' }, [
      make('span', {}, [say(isTrial ? 'trial' : 'balance')]),
      figure,
    ]),
    fill,
    createStrip(table),
  ]);
  return {
    element,
    arm: (ms) => count.arm(ms),
    finish() {
      count.finish();
      draw();
    },
  };
}

/** Lower and higher by steps that grow with the stake, half and double. */
export function createStake(table: Table): HTMLElement {
  const { say, money, limits } = table;
  const figure = make('b', { id: 'stake', 'aria-live': 'polite' });
  const change = (next: (stake: bigint) => bigint) => () => {
    const { stake, isBusy } = table.read();
    if (!isBusy) table.setStake(next(stake));
  };
  const bare = (label: string, icon: typeof plus, next: (stake: bigint) => bigint) =>
    button({ look: 'round', label, icon, isBare: true, onPress: change(next) });
  const text = (sign: string, label: string, next: (stake: bigint) => bigint) => {
    const made = button({ look: 'round is-text', label, isBare: true, onPress: change(next) });
    made.dataset['sign'] = sign;
    return made;
  };
  const name = make('span', {}, [say('stake')]);
  const group = make('div', { class: 'stake', role: 'group', 'aria-label': say('stake') }, [
    text('½', say('half'), (stake) => stake / 2n),
    bare(say('less'), minus, (stake) => stake - stepFrom(stake - 1n, limits.step)),
    make('div', { class: 'label' }, [name, figure]),
    bare(say('more'), plus, (stake) => stake + stepFrom(stake, limits.step)),
    text('2×', say('double'), (stake) => stake * 2n),
  ]);
  table.watch(({ stake, grant }) => {
    figure.replaceChildren(money.element(stake));
    name.replaceChildren(say(grant ? 'free_stake' : 'stake'));
    for (const each of group.querySelectorAll('button')) each.disabled = grant !== null;
  });
  return group;
}

/** A tenth of the size of the stake: 1 below 20, 10 from 100 on, 100 from 1,000 on. */
function stepFrom(stake: bigint, step: bigint): bigint {
  let by = step;
  while (by * 100n <= stake) by *= 10n;
  return by;
}
