import type { SecurityCenter } from '@baize/contract/security';
import { useToast } from '@baize/ui/toast.tsx';
import { AvatarDialog } from './avatar-dialog.tsx';
import { BankAccountDialog } from './bank-account-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { PaymentPasswordDialog } from './payment-password-dialog.tsx';
import { ProfileDialog } from './profile-dialog.tsx';
import { RemoveBankDialog } from './remove-bank-dialog.tsx';
import { RemoveTotpDialog } from './remove-totp-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';

type BankAccountId = SecurityCenter['bankAccounts'][number]['bankAccountId'];

/** What is open over the page; each changes one thing. */
export type Opened =
  | 'profile'
  | 'avatar'
  | 'password'
  | 'payment'
  | 'mobile'
  | 'email'
  | 'totp'
  | 'totp-off'
  | 'bank'
  | { readonly removing: BankAccountId };

type Props = { opened: Opened | null; center: SecurityCenter; onClose: () => void };

export function Dialogs({ opened, center, onClose }: Props) {
  const toast = useToast();
  const onDone = (text: string) => {
    toast({ tone: 'win', text });
    onClose();
  };
  const ends = { onClose, onDone };
  if (opened === null) return null;
  if (typeof opened === 'object') {
    return <RemoveBankDialog {...ends} center={center} bankAccountId={opened.removing} />;
  }
  switch (opened) {
    case 'profile':
      return <ProfileDialog {...ends} center={center} />;
    case 'avatar':
      return <AvatarDialog {...ends} current={center.avatar} />;
    case 'password':
      return <PasswordDialog {...ends} />;
    case 'payment':
      return <PaymentPasswordDialog {...ends} center={center} />;
    case 'mobile':
    case 'email':
      return <ContactDialog {...ends} kind={opened} center={center} />;
    case 'totp':
      return <TotpDialog {...ends} center={center} />;
    case 'totp-off':
      return <RemoveTotpDialog {...ends} />;
    case 'bank':
      return <BankAccountDialog {...ends} center={center} />;
  }
}
