import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useModal } from '../../shared/address/modals.ts';
import { pageAt } from '../../shared/address/pages.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import { clearSession } from '../../shared/session/session.ts';
import { signOut } from './sign-out.ts';

/** Asks first. Whoever confirms ends on home, an agent of the agent center on its login page. */
export function LogoutDialog() {
  const t = useT();
  const { close } = useModal();
  const navigate = useNavigate();
  const isAgentPage = useRouterState({
    select: ({ location }) => pageAt(location.pathname)?.startsWith('agent') ?? false,
  });
  const leaving = useMutation({
    mutationFn: async () => {
      await signOut();
      // In one step with leaving: the page below would else look for its member again.
      clearSession();
      await navigate({ to: isAgentPage ? '/agent' : '/', replace: true, state: {} });
    },
  });
  return (
    <Dialog
      isOpen
      onClose={close}
      canClose={!leaving.isPending}
      title={t('in_popup_prompt')}
      size="small"
      footer={
        <>
          <Button look="line" onClick={close}>
            {t('in_more_cancel')}
          </Button>
          <Button look="act" isBusy={leaving.isPending} onClick={() => leaving.mutate()}>
            {t('in_increase_submit')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t('in_sure_logout')}</p>
        <CallError error={leaving.error} onRetry={() => leaving.mutate()} />
      </div>
    </Dialog>
  );
}
