import type { Area } from '@baize/i18n/load';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { type Modals, useModal } from '../shared/address/modals.ts';
import { useIsDrawn } from '../shared/loading/is-drawn.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';
import { type Session, useAfterLogin, useSession } from '../shared/session/session.ts';
import * as files from './modal-files.ts';

const Login = lazy(files.login);
const Register = lazy(files.register);
const Forgot = lazy(files.forgot);
const LogoutDialog = lazy(files.logout);
const GateDialog = lazy(files.gate);
const FactorModal = lazy(files.factor);
const ChangePasswordModal = lazy(files.changePassword);
const SearchDialog = lazy(files.search);
const GamesModal = lazy(files.games);
const HelpModal = lazy(files.help);
const ChatModal = lazy(files.chat);

/** What is open over the page. Each modal comes with its file and its words when first opened. */
export function ModalHost() {
  const modals = useModal();
  const session = useSession();
  const isDrawn = useIsDrawn();
  const isDone = useIsDone(modals, session);

  const resume = useEffectEvent(() => modals.resume());

  useEffect(() => {
    if (isDone) resume();
  }, [isDone]);

  const shown = isDone ? null : modalOf(modals, session);
  if (shown === null || isDrawn) return null;
  return (
    <Suspense>
      <AreaTexts areas={areasOf(modals.opened)}>{shown}</AreaTexts>
    </Suspense>
  );
}

const AREAS = ['login', 'errors'] as const;
const REGISTER_AREAS = [...AREAS, 'register'] as const;
const SEARCH_AREAS = ['search'] as const;
const HELP_AREAS = ['help', 'terms'] as const;
const CHAT_AREAS = ['chat', 'security', 'errors'] as const;

function areasOf(opened: Modals['opened']): readonly Area[] {
  if (opened === 'search') return SEARCH_AREAS;
  if (opened === 'help') return HELP_AREAS;
  if (opened === 'chat') return CHAT_AREAS;
  return opened === 'register' ? REGISTER_AREAS : AREAS;
}

/** Logged in, there is nothing left to ask; a registration says itself when it is through. */
function useIsDone({ opened }: Modals, { state, pending }: Session): boolean {
  const after = useAfterLogin();
  if (state !== 'member' || pending !== null) return false;
  return opened === 'login' || (opened === 'register' && after === null);
}

/** A login that is not complete comes before everything else, but for the way out. */
function modalOf(modals: Modals, { pending }: Session): ReactNode {
  const { opened, close, open, resume } = modals;
  if (opened === 'logout') return <LogoutDialog />;
  if (pending === 'factor') return <FactorModal />;
  if (pending === 'password') return <ChangePasswordModal />;
  if (opened === 'login') return <Login />;
  if (opened === 'forgot') return <Forgot />;
  if (opened === 'gate') return <GateDialog />;
  if (opened === 'search') return <SearchDialog first={modals.searched} />;
  if (opened === 'games') return <GamesModal />;
  if (opened === 'help') return <HelpModal />;
  if (opened === 'chat') return <ChatModal />;
  if (opened !== 'register') return null;
  return (
    <Register
      isOpen
      newcomer={modals.newcomer}
      onClose={close}
      onDone={resume}
      onLogin={() => open('login')}
    />
  );
}
