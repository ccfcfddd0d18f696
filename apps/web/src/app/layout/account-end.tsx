import { useT } from '@baize/i18n/react.tsx';
import { Button, buttonClass } from '@baize/ui/button.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { user } from '@baize/ui/icons';
import { Skeleton } from '@baize/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { Balance } from '../../features/account-menu/balance.tsx';
import { useOpenModal } from '../../shared/modals.ts';
import { useSession } from '../../shared/session.ts';
import { useConsolidated } from '../../shared/use-consolidated.ts';
import { useMerchantWallet } from '../../shared/use-merchant-wallet.ts';
import { usePart } from '../../shared/use-part.ts';
import * as files from '../modal-files.ts';
import { accountMenu } from '../part-files.ts';
import { MoneyLinks } from './money-links.tsx';

type Props = { hasBalance: boolean; onSupport: () => void };

/** The end of the header: the ways in for a guest, the account for whoever is in. */
export function AccountEnd({ hasBalance, onSupport }: Props) {
  const { state, member, isLoading } = useSession();
  useConsolidated();
  useMerchantWallet();
  if (isLoading) return <MenuWait />;
  if (member === null) return <Doors />;
  return (
    <>
      {state === 'trial' && <RegisterButton />}
      {state === 'member' && hasBalance && <Balance />}
      {state === 'member' && <MoneyLinks look="line" className="top-money" />}
      {state === 'member' && <MembersButton />}
      <Account member={member} onSupport={onSupport} />
    </>
  );
}

type AccountProps = ComponentProps<Awaited<ReturnType<typeof accountMenu>>>;

/** A guest has no account, and loads no menu for it. */
function Account(props: AccountProps) {
  const { Part: AccountMenu, bring } = usePart(accountMenu);
  const fetchMenu = useEffectEvent(bring);

  useEffect(() => fetchMenu(), []);

  return AccountMenu ? <AccountMenu {...props} /> : <MenuWait />;
}

const MenuWait = () => <Skeleton width="2.5rem" height="2.5rem" isRound />;

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

function Doors() {
  const t = useT();
  const open = useOpenModal();
  // The file is on its way before the press is complete.
  const prepare = () => void files.login().catch(() => null);
  return (
    <>
      <Button
        look="ghost"
        className="top-login"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => open('login')}
      >
        {t('shell.login')}
      </Button>
      <RegisterButton />
    </>
  );
}

function RegisterButton() {
  const t = useT();
  const open = useOpenModal();
  const prepare = () => void files.register().catch(() => null);
  return (
    <Button look="act" onPointerEnter={prepare} onFocus={prepare} onClick={() => open('register')}>
      {t('shell.register')}
    </Button>
  );
}
