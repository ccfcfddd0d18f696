import type { MemberInfo } from '@baize/contract/member';
import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { user } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import { AccountMenu } from '../../features/account-menu/account-menu.tsx';
import { Balance } from '../../features/account-menu/balance.tsx';
import { useSession } from '../../shared/session/session.ts';
import { useConsolidated } from '../../shared/session/use-consolidated.ts';
import { useMerchantWallet } from '../../shared/session/use-merchant-wallet.ts';
import { MoneyLinks } from './money-links.tsx';

type Props = { member: MemberInfo; hasBalance: boolean; onSupport: () => void };

/** The account of whoever is in: the balance, money in and out, the menu. */
export function MemberEnd({ member, hasBalance, onSupport }: Props) {
  const { state } = useSession();
  useConsolidated();
  useMerchantWallet();
  return (
    <>
      {state === 'member' && hasBalance && <Balance />}
      {state === 'member' && <MoneyLinks className="top-money" />}
      {state === 'member' && <MembersButton />}
      <AccountMenu member={member} onSupport={onSupport} />
    </>
  );
}

function MembersButton() {
  const t = useT();
  const name = t('shell.member_center');
  return (
    <Link
      to="/member"
      className={`${buttonClass({ look: 'ghost' })} btn-icon top-wide`}
      title={name}
      aria-label={name}
    >
      <Icon of={user} />
    </Link>
  );
}
