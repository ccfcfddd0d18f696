import type { WithdrawalCase } from '@baize/contract/withdrawal';
import { useT } from '@baize/i18n/react.tsx';
import { alert, check as tick } from '@baize/ui/icons';
import { Tag } from '@baize/ui/tag.tsx';

const NAMES = {
  name: 'console.check_name',
  turnover: 'console.check_turnover',
  amount: 'console.check_amount',
  newAccount: 'console.check_new_account',
  newBankAccount: 'console.check_new_bank',
  openClaim: 'console.check_open_claim',
  firstWithdrawal: 'console.check_first',
} as const;

/** What was looked at by itself; what speaks against it comes first. */
export function CheckTags({ checks }: Pick<WithdrawalCase, 'checks'>) {
  const t = useT();
  const sorted = checks.toSorted((a, b) => Number(a.isFine) - Number(b.isFine));
  return (
    <span className="queue-tags">
      {sorted.map(({ check, isFine }) => (
        <Tag key={check} tone={isFine ? 'win' : 'warn'} icon={isFine ? tick : alert}>
          {t(NAMES[check])}
        </Tag>
      ))}
    </span>
  );
}
