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
  /** The free bet that is to pay for the slip, by its grant. */
  readonly grantId: string | null;
  readonly setGrantId: (grantId: string | null) => void;
};

const DeskContext = createContext<Desk | null>(null);

/** The slip of the page and how its odds are written, for whatever shows a price. */
export function SlipDesk({ children }: { children: ReactNode }) {
  const [slip, setSlip] = useState<Slip>(EMPTY_SLIP);
  const [format, setFormat] = useState<OddsFormat>('decimal');
  const [grantId, setGrantId] = useState<string | null>(null);
  const tap = (leg: SlipLeg) => setSlip((before) => tapOutcome(before, leg));
  const desk = { slip, setSlip, tap, format, setFormat, grantId, setGrantId };
  return <DeskContext value={desk}>{children}</DeskContext>;
}

export function useSlipDesk(): Desk {
  const desk = use(DeskContext);
  assert(desk !== null, 'prices stand within the area of sports');
  return desk;
}
