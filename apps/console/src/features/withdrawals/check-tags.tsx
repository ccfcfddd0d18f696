import type { WithdrawalCase, WithdrawalCheck } from '@baize/contract/withdrawal';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { alert, check as tick } from '@baize/ui/icons';
import { Tag } from '@baize/ui/tag.tsx';

type Names = Record<WithdrawalCheck, PlainKey>;

const FINE = {
  name: 'console.check_name',
  turnover: 'console.check_turnover',
  amount: 'console.check_amount',
  newAccount: 'console.check_new_account',
  newBankAccount: 'console.check_new_bank',
  openClaim: 'console.check_open_claim',
  firstWithdrawal: 'console.check_first',
} as const satisfies Names;

const AGAINST = {
  name: 'console.against_name',
  turnover: 'console.against_turnover',
  amount: 'console.against_amount',
  newAccount: 'console.against_new_account',
  newBankAccount: 'console.against_new_bank',
  openClaim: 'console.against_open_claim',
  firstWithdrawal: 'console.against_first',
} as const satisfies Names;

/** What was looked at by itself; what speaks against it comes first. */
export function CheckTags({ checks }: Pick<WithdrawalCase, 'checks'>) {
  const t = useT();
  const sorted = checks.toSorted((a, b) => Number(a.isFine) - Number(b.isFine));
  return (
    <span className="queue-tags">
      {sorted.map(({ check, isFine }) => (
        <Tag key={check} tone={isFine ? 'win' : 'warn'} icon={isFine ? tick : alert}>
          {t(isFine ? FINE[check] : AGAINST[check])}
        </Tag>
      ))}
    </span>
  );
}

type FirstProps = Pick<WithdrawalCase, 'checks'> & { shown: number };

/** What speaks against it, as far as there is room in a line. */
export function FirstChecks({ checks, shown }: FirstProps) {
  const against = checks.filter(({ isFine }) => !isFine);
  const more = against.length - shown;
  return (
    <span className="queue-tags">
      <CheckTags checks={against.slice(0, shown)} />
      {more > 0 && <Tag>+{more}</Tag>}
    </span>
  );
}
