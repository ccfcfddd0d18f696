import {
  removeWebhook,
  rotateWebhookSecret,
  SECRET_OVERLAP_HOURS,
  type Webhook,
} from '@baize/contract/webhook';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { RemovalDialog } from '../../shared/queue/removal-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

type Act = 'change' | 'rotate' | 'remove';
const ACTS = ['change', 'rotate', 'remove'] as const satisfies readonly Act[];

/** What can be done with a webhook, each with a reason. */
export function WebhookActs({ webhook }: { webhook: Webhook }) {
  const t = useT();
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  return (
    <>
      <div className="webhook-acts">
        {ACTS.map((each) => (
          <Button key={each} look="line" size="small" onClick={() => setAct(each)}>
            {t(`integrations.${each}`)}
            <span className="sr"> {webhook.name}</span>
          </Button>
        ))}
      </div>
      {act === 'change' && <WebhookDialog webhook={webhook} onClose={close} />}
      {act === 'rotate' && <Rotate webhook={webhook} onClose={close} />}
      {act === 'remove' && <Remove webhook={webhook} onClose={close} />}
    </>
  );
}

type Props = { webhook: Webhook; onClose: () => void };

function Rotate({ webhook: { webhookId, name }, onClose }: Props) {
  const t = useT();
  const queries = useQueryClient();
  const rotating = useMutation({
    mutationFn: (reason: string) => call(rotateWebhookSecret, { webhookId, reason }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  });
  if (rotating.data) return <SecretDialog secret={rotating.data.secret} onClose={onClose} />;
  return (
    <ReasonDialog
      title={t('integrations.rotate')}
      text={t('integrations.rotate_text', { name, hours: String(SECRET_OVERLAP_HOURS) })}
      action={t('integrations.rotate')}
      reason="needed"
      hint={t('console.reason_inside')}
      isBusy={rotating.isPending}
      error={rotating.error}
      onSubmit={(reason) => rotating.mutate(reason)}
      onClose={onClose}
    />
  );
}

function Remove({ webhook: { webhookId, name }, onClose }: Props) {
  const t = useT();
  return (
    <RemovalDialog
      action={t('integrations.remove')}
      text={t('integrations.remove_text', { name })}
      onRemove={(reason) => call(removeWebhook, { webhookId, reason })}
      queryKey={['webhooks']}
      onClose={onClose}
    />
  );
}
