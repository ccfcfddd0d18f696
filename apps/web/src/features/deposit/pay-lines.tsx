import type { DepositOrder } from '@baize/contract/deposit';
import { useT } from '@baize/i18n/react.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';

/** What has to be written into a transfer, each with a button that copies it. */
export function PayLines({ order }: { order: DepositOrder }) {
  const t = useT();
  const { instructions } = order;
  const lines: readonly (readonly [string, string])[] = [
    ...(instructions === null ? [] : linesOf(instructions, t)),
    [t('cashier.reference'), order.reference],
  ];
  return (
    <dl className="pay-lines">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
            <CopyButton value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function linesOf(
  instructions: NonNullable<DepositOrder['instructions']>,
  t: ReturnType<typeof useT>,
): readonly (readonly [string, string])[] {
  switch (instructions.kind) {
    case 'qr':
    case 'wallet':
      return [[t('cashier.payee'), instructions.payee]];
    case 'bank':
      return [
        [t('cashier.bank'), instructions.bankName],
        [t('cashier.account_name'), instructions.accountName],
        [t('cashier.account_number'), instructions.accountNumber],
      ];
    case 'crypto':
      return [
        [t('cashier.network'), instructions.network],
        [t('cashier.coin_amount'), `${instructions.coinAmount} ${instructions.coin}`],
        [t('cashier.address'), instructions.address],
      ];
  }
}
