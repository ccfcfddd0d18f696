import type { Translate } from '@baize/i18n/translate';
import type { Minor } from '@baize/std/money';
import { Card } from '@baize/ui/card.tsx';
import { classNames } from '@baize/ui/class-names';
import { MoneyText } from '@baize/ui/money-text.tsx';
import type { ReactNode } from 'react';

type Part = {
  name: string;
  figure: ReactNode;
  note?: ReactNode;
  /** The one that the others lead to. */
  tone?: 'win' | 'loss' | 'even';
};

/** Up to five figures that belong together, side by side. */
export function Split({ label, parts }: { label: string; parts: readonly Part[] }) {
  return (
    <Card padding="flush" className="record-split" aria-label={label}>
      {parts.map(({ name, figure, note, tone }) => (
        <div key={name} className={classNames(tone && `is-${tone}`)}>
          <span className="muted">{name}</span>
          <b>{figure}</b>
          {note && <small>{note}</small>}
        </div>
      ))}
    </Card>
  );
}

/** Money in rounds that are not over is in no other figure: it has one of its own while there is any. */
export const inPlayPart = (t: Translate, amount: Minor): readonly Part[] =>
  amount === 0n
    ? []
    : [
        {
          name: t('records.in_play'),
          figure: <MoneyText amount={amount} />,
          note: t('records.in_play_text'),
        },
      ];

export const toneOf = (amount: bigint): 'win' | 'loss' | 'even' =>
  amount > 0n ? 'win' : amount < 0n ? 'loss' : 'even';
