import type { UplineTransfer as Sent } from '@baize/contract/transfer';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { check } from '@baize/ui/icons';
import { Mark } from './mark.tsx';

type Props = { sent: Sent; onAgain: () => void };

export function UplineDone({ sent, onAgain }: Props) {
  const t = useT();
  const { money } = useFormats();
  return (
    <Card>
      <EmptyState
        art={<Mark of={check} tone="win" />}
        title={t('cashier.transfer_sent_title', { amount: money(sent.amount) })}
        action={
          <Button look="line" onClick={onAgain}>
            {t('cashier.transfer_again')}
          </Button>
        }
      >
        {t('cashier.transfer_sent_text', { name: sent.to })}
      </EmptyState>
    </Card>
  );
}
