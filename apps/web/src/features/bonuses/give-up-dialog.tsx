import type { Bonus } from '@baize/contract/bonus';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { useBalance } from '../../shared/session/public-state.ts';
import { useGiveUp } from './use-bonuses.ts';

type Props = { bonus: Pick<Bonus, 'bonusId' | 'left'>; onClose: () => void };

/** What is lost and what stays, before it is done. */
export function GiveUpDialog({ bonus, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const { data: balance } = useBalance();
  const giving = useGiveUp();
  const giveUp = () => {
    if (!giving.isPending) giving.mutate(bonus.bonusId, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      canClose={!giving.isPending}
      title={t('bonuses.give_up_title')}
      footer={
        <>
          <Button look="ghost" onClick={onClose} disabled={giving.isPending}>
            {t('bonuses.keep')}
          </Button>
          <Button look="danger" isBusy={giving.isPending} onClick={giveUp}>
            {t('bonuses.give_up')}
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          { name: t('bonuses.lost'), value: <MoneyText amount={bonus.left} /> },
          ...(balance
            ? [{ name: t('bonuses.stays'), value: <MoneyText amount={balance.cash} /> }]
            : []),
        ]}
      />
      <p>{t('bonuses.give_up_text', { amount: formats.money(bonus.left) })}</p>
      <CallError error={giving.error} onRetry={giveUp} />
    </Dialog>
  );
}
