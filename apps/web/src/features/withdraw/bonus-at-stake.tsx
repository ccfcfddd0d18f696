import type { BonusAtStake } from '@baize/contract/bonus';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { type Minor, subtract } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';

type Props = { bonus: BonusAtStake };

function useCost({ name, lost, deposit, toStake }: BonusAtStake): string {
  const t = useT();
  const { money } = useFormats();
  return t('cashier.bonus_at_stake', {
    name,
    lost: money(lost),
    deposit: money(deposit),
    left: money(toStake),
  });
}

/** Told before an amount is asked for: which bonus a withdrawal costs now, and until when. */
export function BonusAtStakeNote({ bonus }: Props) {
  return (
    <Note tone="warn">
      <p>{useCost(bonus)}</p>
    </Note>
  );
}

type DialogProps = Props & {
  amount: Minor;
  cash: Minor;
  onAgree: () => void;
  onClose: () => void;
};

/** What is lost and what stays, before money leaves. */
export function LoseBonusDialog({ bonus, amount, cash, onAgree, onClose }: DialogProps) {
  const t = useT();
  const cost = useCost(bonus);
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t('cashier.bonus_lost_title')}
      footer={
        <>
          <Button look="line" onClick={onClose}>
            {t('cashier.bonus_lost_keep')}
          </Button>
          <Button look="danger" onClick={onAgree}>
            {t('cashier.bonus_lost_go')}
          </Button>
        </>
      }
    >
      <p>{cost}</p>
      <Facts
        facts={[
          { name: t('cashier.bonus_lost'), value: <MoneyText amount={bonus.lost} /> },
          { name: t('cashier.bonus_lost_out'), value: <MoneyText amount={amount} /> },
          {
            name: t('cashier.bonus_lost_cash'),
            value: <MoneyText amount={subtract(cash, amount)} />,
          },
        ]}
      />
    </Dialog>
  );
}
