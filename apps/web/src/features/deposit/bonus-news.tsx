import type { ChosenBonus } from '@baize/contract/bonus';
import type { DepositOrder } from '@baize/contract/deposit';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { ZERO } from '@baize/std/money';
import { buttonClass } from '@baize/ui/button.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Link } from '@tanstack/react-router';
import { turnoverOf } from './rules.ts';

/** What came of the bonus that was chosen; one that did not come says why. */
export function BonusNews({ order }: { order: Pick<DepositOrder, 'bonus' | 'paid'> }) {
  const { bonus } = order;
  if (!bonus?.outcome) return null;
  if (bonus.outcome === 'granted') return <Granted bonus={bonus} />;
  return (
    <Note tone="warn">
      <NotGranted order={order} bonus={bonus} />
    </Note>
  );
}

function Granted({ bonus }: { bonus: ChosenBonus }) {
  const t = useT();
  const formats = useFormats();
  const amount = bonus.amount ?? ZERO;
  const words = {
    amount: formats.money(amount),
    required: formats.money(turnoverOf(bonus, amount)),
  };
  return (
    <Note tone="brand">
      <div className="open-order">
        <span>{t('bonuses.granted', words)}</span>
        <Link to="/member/bonusDetails" className={buttonClass({ look: 'line', size: 'small' })}>
          {t('bonuses.see')}
        </Link>
      </div>
    </Note>
  );
}

type Props = { order: Pick<DepositOrder, 'paid'>; bonus: ChosenBonus };

function NotGranted({ order: { paid }, bonus: { name, least, outcome } }: Props) {
  const t = useT();
  const formats = useFormats();
  if (outcome === 'tooLittle') {
    const sums = { paid: formats.money(paid), least: formats.money(least) };
    return t('bonuses.too_little', { name, ...sums });
  }
  if (outcome === 'late') return t('bonuses.late', { name });
  if (outcome === 'usedUp') return t('bonuses.used_up', { name });
  return outcome === 'used' ? t('bonuses.used', { name }) : t('bonuses.other_active');
}
