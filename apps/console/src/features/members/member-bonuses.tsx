import type { Bonus, BonusState } from '@baize/contract/bonus';
import { useT } from '@baize/i18n/react.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Tag, type Tone } from '@baize/ui/tag.tsx';

const TAGS = {
  active: ['brand', 'console.bonus_active'],
  completed: ['win', 'console.bonus_completed'],
  forfeited: ['plain', 'console.bonus_forfeited'],
  expired: ['plain', 'console.bonus_expired'],
} as const satisfies Record<BonusState, readonly [Tone, string]>;

/** Each with what it was, how much of it was bet, and where it stands. */
export function MemberBonuses({ bonuses }: { bonuses: readonly Bonus[] }) {
  return bonuses.map((bonus) => <BonusFacts key={bonus.bonusId} bonus={bonus} />);
}

function BonusFacts({ bonus }: { bonus: Bonus }) {
  const t = useT();
  const [tone, words] = TAGS[bonus.state];
  const { done, required } = bonus.turnover;
  return (
    <Facts
      facts={[
        { name: bonus.name, value: <Tag tone={tone}>{t(words)}</Tag> },
        { name: t('console.bonus_given'), value: <MoneyText amount={bonus.amount} /> },
        {
          name: t('console.bonus_bet'),
          value: (
            <>
              <MoneyText amount={done} /> / <MoneyText amount={required} />
            </>
          ),
        },
      ]}
    />
  );
}
