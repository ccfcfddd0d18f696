import type { Output } from '@baize/contract/endpoint';
import type { readPointsConfig } from '@baize/contract/points';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { type Minor, minor, ZERO } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Chip } from '@baize/ui/chip.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { useState } from 'react';
import { ConvertDialog } from './convert-dialog.tsx';
import type { PointsHeld } from './points-card.tsx';

export type PointsTerms = Output<typeof readPointsConfig>;
type Ratio = PointsTerms['exchangeRatio'];

type Props = { held: PointsHeld; ratio: Ratio };

/** Steps that are offered to be pressed; all that can be converted comes last. */
const STEPS = [5n, 10n, 20n];

/** Points into money: how many, what they give, and the ratio beside it. */
export function ConvertCard({ held, ratio }: Props) {
  const t = useT();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<Minor | null>(null);
  const amount = asked === null ? null : moneyFor(ratio, asked);
  const close = () => setAsked(null);
  return (
    <Card className="points-convert">
      <h2>{t('points.convert_title')}</h2>
      <ConvertForm held={held} ratio={ratio} text={text} onText={setText} onAsk={setAsked} />
      {asked !== null && amount !== null && (
        <ConvertDialog
          points={asked}
          amount={amount}
          held={held}
          onClose={close}
          onDone={() => {
            setText('');
            close();
          }}
        />
      )}
    </Card>
  );
}

type FormProps = Props & {
  text: string;
  onText: (text: string) => void;
  onAsk: (points: Minor) => void;
};

function ConvertForm({ held, ratio, text, onText, onAsk }: FormProps) {
  const t = useT();
  const { number, money } = useFormats();
  const [isTried, setTried] = useState(false);
  const points = wholeOf(text);
  const amount = points === null ? null : moneyFor(ratio, points);
  const isRight = points !== null && points > 0n && amount !== null && points <= held.convertible;
  const terms = { points: number(ratio.points), amount: money(ratio.amount) };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(!isRight);
        if (isRight) onAsk(points);
      }}
    >
      <TextField
        label={t('points.convert_points')}
        inputMode="numeric"
        maxLength={12}
        value={text}
        hint={t('points.convert_most', { count: number(held.convertible) })}
        error={isTried && !isRight ? t('points.convert_wrong', terms) : undefined}
        onChange={(event) => onText(event.target.value)}
      />
      <p className="points-gives">
        <span className="muted">{t('points.convert_gives')}</span>
        <b>
          <MoneyText amount={amount ?? ZERO} />
        </b>
      </p>
      <div className="points-chips">
        {choicesOf(held, ratio).map((choice) => (
          <Chip
            key={String(choice)}
            isChosen={points === choice}
            onClick={() => onText(String(choice))}
          >
            {number(choice)}
          </Chip>
        ))}
      </div>
      <Button look="act" type="submit" isFull disabled={held.convertible === 0n}>
        {t('points.convert')}
      </Button>
      <p className="muted small">{t('points.convert_rule', terms)}</p>
    </form>
  );
}

/** A few steps that the member has, and all of them. */
const choicesOf = ({ convertible }: PointsHeld, ratio: Ratio): readonly bigint[] =>
  [...STEPS.map((step) => step * ratio.points), convertible]
    .filter((choice) => choice > 0n && choice <= convertible)
    .filter((choice, at, all) => all.indexOf(choice) === at);

const wholeOf = (text: string): Minor | null => {
  const digits = text.replaceAll(/[\s,.]/g, '');
  return /^\d{1,12}$/.test(digits) ? minor(BigInt(digits)) : null;
};

/** Only whole steps give something. */
const moneyFor = (ratio: Ratio, points: Minor): Minor | null =>
  points % ratio.points === 0n ? minor((points / ratio.points) * ratio.amount) : null;
