import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { type ReactNode, useState } from 'react';
import { ResetForm } from '../features/password/reset-form.tsx';
import { useModal } from '../shared/address/modals.ts';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';
import { heldUrlToken } from '../shared/session/url-token.ts';

export const ResetPasswordPage = () => (
  <AreaTexts areas={textsAt('/reset-password')}>
    <Reset />
  </AreaTexts>
);

/** The token has left the address by now, and is kept nowhere: a reload needs the link again. */
function Reset() {
  const [token] = useState(heldUrlToken);
  const [isDone, setDone] = useState(false);
  const t = useT();
  const { open } = useModal();
  if (isDone) {
    return (
      <Told title={t('reset.done_title')} text={t('reset.done_text')}>
        <Button look="act" size="big" onClick={() => open('login')}>
          {t('login.title')}
        </Button>
      </Told>
    );
  }
  if (token === null) {
    return (
      <Told title={t('reset.missing_title')} text={t('reset.missing_text')}>
        <Button look="line" onClick={() => open('forgot')}>
          {t('reset.ask_again')}
        </Button>
      </Told>
    );
  }
  return (
    <Told title={t('reset.title')} text={t('reset.lead')}>
      <ResetForm resetToken={token} onDone={() => setDone(true)} />
    </Told>
  );
}

type ToldProps = { title: string; text: string; children: ReactNode };

const Told = ({ title, text, children }: ToldProps) => (
  <Card className="reset">
    <header className="reset-head">
      <h1>{title}</h1>
      <p className="muted">{text}</p>
    </header>
    {children}
  </Card>
);
