import {
  type OperatorNetworks as Networks,
  readOperatorNetworks,
  setOperatorNetworks,
} from '@baize/contract/operator-access';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { TextArea } from '@baize/ui/field.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { call } from '../../shared/api.ts';
import { Moment } from '../../shared/moment.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import './access.css';

const NETWORKS = ['operators', 'networks'];

/** From where operators may come in. */
export function OperatorNetworks() {
  const t = useT();
  const query = useQuery({
    queryKey: NETWORKS,
    queryFn: ({ signal }) => call(readOperatorNetworks, {}, signal),
  });
  return (
    <section className="stack">
      <header className="console-head">
        <div>
          <h2>{t('rights.networks')}</h2>
          <p className="muted">{t('rights.networks_text')}</p>
        </div>
      </header>
      <Answered query={query}>
        {(networks) => <Editor key={networks.version} networks={networks} />}
      </Answered>
    </section>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function Editor({ networks: { networks, version, ownAddress, changes } }: { networks: Networks }) {
  const t = useT();
  const queries = useQueryClient();
  const [text, setText] = useState(networks.join('\n'));
  const [isAsking, setAsking] = useState(false);
  const saving = useMutation({
    mutationFn: (reason: string) =>
      call(setOperatorNetworks, { networks: linesOf(text), version, reason }),
    onSuccess: (saved) => queries.setQueryData(NETWORKS, saved),
  });
  const isChanged = linesOf(text).join('\n') !== networks.join('\n');
  return (
    <Card padding="tight" className="access-part">
      <TextArea
        label={t('rights.networks_label')}
        hint={t('rights.networks_hint', { address: ownAddress })}
        rows={3}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button look="act" disabled={!isChanged} onClick={() => setAsking(true)}>
        {t('rights.networks_save')}
      </Button>
      {changes.length > 0 && <Changes changes={changes} />}
      {isAsking && (
        <ReasonDialog
          title={t('rights.networks_save')}
          text={t('rights.networks_save_text')}
          action={t('rights.networks_save')}
          reason="needed"
          hint={t('console.reason_inside')}
          isBusy={saving.isPending}
          error={saving.error}
          onSubmit={(reason) => saving.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

function Changes({ changes }: Pick<Networks, 'changes'>) {
  const t = useT();
  return (
    <ol className="access-changes">
      {changes.map(({ version, at, operator, reason, networks }) => (
        <li key={version}>
          <span>
            <b>{operator ?? t('rights.at_server')}</b> ·{' '}
            {networks.join(', ') || t('rights.networks_any')}
          </span>
          <span className="muted">{reason}</span>
          <span className="faint">
            <Moment at={at} />
          </span>
        </li>
      ))}
    </ol>
  );
}
