import type { SlotPot } from '@baize/engines/slots/definition';
import { isStill, make } from '../dom.ts';
import type { Table } from '../table.ts';
import type { Cabinet } from './cabinet.ts';

type Meter = { readonly name: string; readonly currency: string; readonly amount: string };
type PotPlateOptions = { readonly cabinet: Cabinet; readonly table: Table; readonly pot: SlotPot };

const AGAIN_MS = 10_000;

/** What is in the pot, now and as others fill it. Play money has a pot of its own. */
export function addPot({ cabinet, table, pot }: PotPlateOptions): void {
  const { say, money, call, session } = table;
  const figure = make('b');
  cabinet.addPlate(say('pot'), figure);
  const draw = (amount: bigint | null) =>
    figure.replaceChildren(amount === null ? '–' : money.element(amount));
  let shown: bigint | null = null;
  table.watch(({ pot: amount }) => {
    if (amount === shown) return;
    const from = shown;
    shown = amount;
    const isGrown = from !== null && amount !== null && amount > from;
    if (!isGrown || isStill()) return draw(amount);
    climb({ from, to: amount, isWanted: () => shown === amount, draw });
  });
  if (session.mode === 'trial') return;
  setInterval(() => {
    if (document.hidden || table.read().isBusy) return;
    void call<readonly Meter[]>('pots')
      .then((meters) => {
        const own = meters.find(
          ({ name, currency }) => name === pot.name && currency === session.currency.code,
        );
        if (own) table.set({ pot: BigInt(own.amount) });
      })
      .catch(() => {});
  }, AGAIN_MS);
}

type Climb = {
  readonly from: bigint;
  readonly to: bigint;
  readonly isWanted: () => boolean;
  readonly draw: (amount: bigint) => void;
};

const STEPS = 40n;

/** What others have added since is seen to come in, until it was asked for again. */
function climb({ from, to, isWanted, draw }: Climb): void {
  let step = 0n;
  const timer = setInterval(() => {
    if (!isWanted()) return clearInterval(timer);
    step += 1n;
    draw(from + ((to - from) * step) / STEPS);
    if (step === STEPS) clearInterval(timer);
  }, AGAIN_MS / Number(STEPS));
}
