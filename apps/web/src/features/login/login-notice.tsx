import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Note } from '@baize/ui/note.tsx';
import type { ModalNotice } from '../../shared/address/modals.ts';

const TEXTS: Record<ModalNotice, PlainKey> = {
  not_signed_in: 'not_signed_in',
  elsewhere: 'login.notice_elsewhere',
  password: 'login.notice_password',
  security: 'login.notice_security',
  expired: 'login.notice_expired',
};

/** Why the login opened by itself. */
export function LoginNotice({ notice }: { notice: ModalNotice | undefined }) {
  const t = useT();
  if (!notice) return null;
  return (
    <div role="alert">
      <Note tone="warn">{t(TEXTS[notice])}</Note>
    </div>
  );
}
