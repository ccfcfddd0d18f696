import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { lock } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import type { Desk } from './withdraw.tsx';

/** What can go out and what cannot, said before any amount is asked for. */
export function DeskFigures({ desk }: { desk: Desk }) {
  const t = useT();
  const formats = useFormats();
  const { min, max, perDay, leftToday, nextDayAt, median } = desk;
  return (
    <div className="desk-figures">
      <Card padding="tight">
        <h2>{t('cashier.withdrawable')}</h2>
        <p className="desk-figure">
          <MoneyText amount={desk.withdrawable} />
        </p>
        <small>{t('cashier.bounds', { min: formats.money(min), max: formats.money(max) })}</small>
      </Card>
      <Locked desk={desk} />
      <Card padding="tight">
        <h2>{t('cashier.left_count')}</h2>
        <p className="desk-figure">
          {t('cashier.left_count_of', { left: leftToday, count: perDay })}
        </p>
        <small>
          {t('cashier.next_day', { time: formats.dateTime(instant(new Date(nextDayAt))) })}
        </small>
      </Card>
      {median && (
        <Card padding="tight">
          <h2>{t('cashier.median')}</h2>
          <p className="desk-figure">
            {median.seconds < 90
              ? t('cashier.seconds', { count: median.seconds })
              : t('cashier.minutes', { count: Math.round(median.seconds / 60) })}
          </p>
          <small>{t('cashier.median_of', { count: median.count })}</small>
        </Card>
      )}
    </div>
  );
}

const WHY = {
  owed: 'cashier.locked_owed',
  turnover: 'cashier.locked_turnover',
  bonus: 'cashier.locked_bonus',
  held: 'cashier.locked_held',
} as const;

/** Nothing is kept back without a word about it, and without the way to get it free. */
function Locked({ desk: { locked, turnover, bonusAtStake } }: { desk: Desk }) {
  const t = useT();
  const formats = useFormats();
  const { required, done, remaining } = turnover;
  if (locked.length === 0) return null;
  return (
    <Card padding="tight">
      <h2>
        {t('cashier.locked')} <Icon of={lock} />
      </h2>
      {locked.map(({ why, amount }) => (
        <div key={why} className="locked-part">
          <p className="desk-figure">
            <MoneyText amount={amount} />
          </p>
          <small>
            {t(why === 'bonus' && bonusAtStake ? 'cashier.locked_bonus_at_stake' : WHY[why])}
            {why === 'turnover' &&
              ` · ${t('cashier.turnover_left', { amount: formats.money(remaining) })}`}
          </small>
          {why === 'turnover' && (
            <progress
              max={100}
              value={required > 0n ? Number((done * 100n) / required) : 0}
              aria-label={t('cashier.locked_turnover')}
            />
          )}
        </div>
      ))}
    </Card>
  );
}
