import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Skeleton } from '@baize/ui/skeleton.tsx';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { useOpenModal } from '../../shared/address/modals.ts';
import { usePart } from '../../shared/loading/use-part.ts';
import { useSession } from '../../shared/session/session.ts';
import * as files from '../modal-files.ts';
import { memberEnd } from '../part-files.ts';

type Props = { hasBalance: boolean; onSupport: () => void };

/** The end of the header: the ways in for a guest, the account for whoever is in. */
export function AccountEnd(props: Props) {
  const { state, member, isLoading } = useSession();
  if (isLoading) return <MenuWait />;
  if (member === null) return <Doors />;
  return (
    <>
      {state === 'trial' && <RegisterButton />}
      <Account {...props} member={member} />
    </>
  );
}

type AccountProps = ComponentProps<Awaited<ReturnType<typeof memberEnd>>>;

/** A guest has no account, and loads nothing of it. */
function Account(props: AccountProps) {
  const { Part: MemberEnd, bring } = usePart(memberEnd);
  const fetchEnd = useEffectEvent(bring);

  useEffect(() => fetchEnd(), []);

  return MemberEnd ? <MemberEnd {...props} /> : <MenuWait />;
}

const MenuWait = () => <Skeleton width="2.5rem" height="2.5rem" isRound />;

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
