import type { SlotPot } from '@baize/engines/slots/definition';
import { make } from '../dom.ts';
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
  table.watch(({ pot: amount }) => {
    figure.replaceChildren(amount === null ? '–' : money.element(amount));
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
