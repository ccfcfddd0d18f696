import type { OddsFormat } from '@baize/sports/slip/odds-format';
import { assert } from '@baize/std/assert';
import { createContext, type ReactNode, use, useState } from 'react';
import { EMPTY_SLIP, type Slip, type SlipLeg, tapOutcome } from './slip.ts';

type Desk = {
  readonly slip: Slip;
  readonly setSlip: (slip: Slip) => void;
  readonly tap: (leg: SlipLeg) => void;
  readonly format: OddsFormat;
  readonly setFormat: (format: OddsFormat) => void;
};

const DeskContext = createContext<Desk | null>(null);

/** The slip of the page and how its odds are written, for whatever shows a price. */
export function SlipDesk({ children }: { children: ReactNode }) {
  const [slip, setSlip] = useState<Slip>(EMPTY_SLIP);
  const [format, setFormat] = useState<OddsFormat>('decimal');
  const tap = (leg: SlipLeg) => setSlip((before) => tapOutcome(before, leg));
  return <DeskContext value={{ slip, setSlip, tap, format, setFormat }}>{children}</DeskContext>;
}

export function useSlipDesk(): Desk {
  const desk = use(DeskContext);
  assert(desk !== null, 'prices stand within the area of sports');
  return desk;
}
