import { LOG_KINDS, type LogKind } from '@baize/contract/event-log';
import { changeWebhook, makeWebhook, type Webhook } from '@baize/contract/webhook';
import { useT } from '@baize/i18n/react.tsx';
import { Checkbox } from '@baize/ui/choice.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { KIND_NAMES } from './kind-names.ts';
import { SecretDialog } from './secret-dialog.tsx';

type Draft = {
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly LogKind[];
  readonly isPaused: boolean;
};

type Props = { webhook?: Webhook; onClose: () => void };

/** Adds a webhook or changes one; the secret of a new one is shown once. */
export function WebhookDialog({ webhook, onClose }: Props) {
  const t = useT();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Draft>({
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    kinds: webhook?.kinds ?? [],
    isPaused: webhook?.paused != null,
  });
  const saving = useMutation({
    mutationFn: async (reason: string) => {
      const { name, url, kinds, isPaused } = draft;
      const asked = { name, url, kinds: [...kinds], reason };
      if (!webhook) return (await call(makeWebhook, asked)).secret;
      await call(changeWebhook, { ...asked, isPaused, webhookId: webhook.webhookId });
      onClose();
      return null;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  });
  if (saving.data) return <SecretDialog secret={saving.data} onClose={onClose} />;
  const action = t(webhook ? 'integrations.change' : 'integrations.add');
  return (
    <ReasonDialog
      title={action}
      text={t(webhook ? 'integrations.change_text' : 'integrations.add_text')}
      action={action}
      reason="needed"
      hint={t('console.reason_inside')}
      canSubmit={draft.name.trim() !== '' && isAddress(draft.url) && draft.kinds.length > 0}
      isBusy={saving.isPending}
      error={saving.error}
      onSubmit={(reason) => saving.mutate(reason)}
      onClose={onClose}
    >
      {(isTried) => (
        <Fields
          draft={draft}
          isTried={isTried}
          canPause={webhook !== undefined}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
      )}
    </ReasonDialog>
  );
}

const isAddress = (text: string): boolean => /^https:\/\/\S+\.\S+$/.test(text.trim());

type FieldsProps = {
  draft: Draft;
  isTried: boolean;
  canPause: boolean;
  onChange: (change: Partial<Draft>) => void;
};

function Fields({ draft, isTried, canPause, onChange }: FieldsProps) {
  const t = useT();
  const { name, url, kinds, isPaused } = draft;
  const toggle = (kind: LogKind) =>
    onChange({ kinds: LOG_KINDS.filter((each) => (each === kind) !== kinds.includes(each)) });
  return (
    <>
      <TextField
        label={t('integrations.name')}
        maxLength={60}
        autoComplete="off"
        value={name}
        error={isTried && name.trim() === '' ? t('integrations.name_missing') : undefined}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        type="url"
        label={t('integrations.url')}
        hint={t('integrations.url_hint')}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        value={url}
        error={isTried && !isAddress(url) ? t('integrations.url_missing') : undefined}
        onChange={({ target }) => onChange({ url: target.value })}
      />
      <fieldset className="stack">
        <legend>{t('integrations.kinds')}</legend>
        {LOG_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={t(KIND_NAMES[kind])}
            checked={kinds.includes(kind)}
            onChange={() => toggle(kind)}
          />
        ))}
      </fieldset>
      {isTried && kinds.length === 0 && <Note tone="warn">{t('integrations.kinds_missing')}</Note>}
      {canPause && (
        <Checkbox
          label={t('integrations.paused_choice')}
          checked={isPaused}
          onChange={() => onChange({ isPaused: !isPaused })}
        />
      )}
    </>
  );
}
