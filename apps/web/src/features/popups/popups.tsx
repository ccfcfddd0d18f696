import type { Popup } from '@baize/contract/system';
import { useRouterState } from '@tanstack/react-router';
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import { useModal } from '../../shared/address/modals.ts';
import { type PageName, pageAt } from '../../shared/address/pages.ts';
import { keepClosed, keptClosed } from '../../shared/session/kept.ts';
import { useAfterLogin, useMemberKey, useSession } from '../../shared/session/session.ts';
import { closedTogether } from './closed-together.ts';
import { usePopups } from './use-popups.ts';
import { useUndisturbed } from './use-undisturbed.ts';

type DialogProps = ComponentProps<typeof import('./popup-dialog.tsx').PopupDialog>;

/** A popup whose file does not come is not worth a word. */
const PopupDialog = lazy<ComponentType<DialogProps>>(() =>
  import('./popup-dialog.tsx').then(
    (module) => ({ default: module.PopupDialog }),
    () => ({ default: () => null }),
  ),
);

/** Shows what the house wants to say. Every login and every sign-out begins a queue of its own. */
export function Popups() {
  const popups = usePopups();
  return <PopupQueue key={useMemberKey('popups').join()} popups={popups} />;
}

/** Where money is on its way, nothing lies over the code that is being scanned. */
const MONEY_PAGES: ReadonlySet<PageName | null> = new Set([
  'deposit',
  'withdraw',
  'transferFund',
  'transferUpline',
]);

/** A guest is greeted at home: whoever comes to another page by a link came for that page. */
function useIsWelcome(): boolean {
  const { state } = useSession();
  const page = useRouterState({ select: ({ location }) => pageAt(location.pathname) });
  return page === 'home' || (state !== 'guest' && !MONEY_PAGES.has(page));
}

const markOf = ({ execution, id }: Popup): string => `${execution}:${id}`;

/** One at a time, once a session, and never over a form. */
function PopupQueue({ popups }: { popups: readonly Popup[] }) {
  const { opened } = useModal();
  const isWelcome = useIsWelcome();
  const isNewcomer = useAfterLogin()?.firstTimeLogin === true;
  const [closed, setClosed] = useState(keptClosed);
  const [popup, ...rest] = popups.filter((each) => !closed.includes(markOf(each)));
  const isWaiting = popup !== undefined && opened === null && isWelcome;
  const isUndisturbed = useUndisturbed(isWaiting);
  if (!isWaiting || !isUndisturbed) return null;

  const close = () => {
    const now = [...closed, ...closedTogether(popups, popup, isNewcomer).map(markOf)];
    keepClosed(now);
    setClosed(now);
  };
  return (
    <Suspense>
      <PopupDialog
        key={popup.id}
        popup={popup}
        waiting={isNewcomer ? 0 : rest.length}
        onClose={close}
      />
    </Suspense>
  );
}
