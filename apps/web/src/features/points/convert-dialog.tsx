import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Minor } from '@baize/std/money';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useRequestKey } from '@baize/ui/use-request-key';
import { PasswordDialog } from './password-dialog.tsx';
import type { PointsHeld } from './points-card.tsx';
import { useConvert } from './use-points.ts';

type Props = {
  points: Minor;
  amount: Minor;
  held: PointsHeld;
  onClose: () => void;
  onDone: () => void;
};

/** The last look before points become money, which cannot be undone. */
export function ConvertDialog({ points, amount, held, onClose, onDone }: Props) {
  const t = useT();
  const { number, money } = useFormats();
  const toast = useToast();
  const converting = useConvert();
  const keyOf = useRequestKey();
  const onSuccess = () => {
    toast({ tone: 'win', text: t('points.converted', { amount: money(amount) }) });
    onDone();
  };
  return (
    <PasswordDialog
      title={t('points.convert_title')}
      size="small"
      action={t('points.convert')}
      hasPaymentPassword={held.hasPaymentPassword}
      isBusy={converting.isPending}
      error={converting.error}
      onClose={onClose}
      onSubmit={(paymentPassword) => {
        const requestKey = keyOf(`${points} ${amount}`);
        converting.mutate({ requestKey, points, amount, paymentPassword }, { onSuccess });
      }}
    >
      {() => (
        <>
          <Facts
            facts={[
              { name: t('points.yours'), value: number(held.balance) },
              { name: t('points.used'), value: `−${number(points)}` },
              { name: t('points.left'), value: number(held.balance - points) },
              {
                name: t('points.convert_gives'),
                value: <MoneyText amount={amount} />,
                isTotal: true,
              },
            ]}
          />
          <p className="muted small">{t('points.convert_final')}</p>
        </>
      )}
    </PasswordDialog>
  );
}
