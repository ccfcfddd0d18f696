import { useT } from '@baize/i18n/react.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import type { Overview } from '../../shared/overview-query.ts';

type Props = {
  liabilities: NonNullable<Overview['liabilities']>;
  isBalanced: boolean;
};

/** What the house owes its members, and whether the ledger is whole. */
export function Liabilities({ liabilities, isBalanced }: Props) {
  const t = useT();
  return (
    <>
      <Facts
        facts={[
          { name: t('console.pocket_cash'), value: <MoneyText amount={liabilities.cash} /> },
          { name: t('console.pocket_held'), value: <MoneyText amount={liabilities.held} /> },
          { name: t('console.pocket_bonus'), value: <MoneyText amount={liabilities.bonus} /> },
          { name: t('console.pocket_locked'), value: <MoneyText amount={liabilities.locked} /> },
        ]}
      />
      <Note tone={isBalanced ? 'brand' : 'loss'}>
        {t(isBalanced ? 'console.balanced' : 'console.unbalanced')}
      </Note>
    </>
  );
}
