import { useLanguage, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { plus } from '@baize/ui/icons';
import { Segments } from '@baize/ui/segments.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { authorName } from './author-name.ts';
import type { Json } from './body.ts';
import { DaysTag } from './days-tag.tsx';
import { HelpVotes } from './help-votes.tsx';
import { type ContentKind, KIND_NAMES, rowName } from './kinds.ts';
import { type ContentRow, useContentList } from './use-content.ts';

type State = 'shown' | 'withdrawn';

/** The rows of one list: what is on the site, and what was taken off it. */
export function ContentList({ kind, canWithdraw }: { kind: ContentKind; canWithdraw: boolean }) {
  const t = useT();
  const may = useMay();
  const [state, setState] = useState<State>('shown');
  const query = useContentList(kind, state);
  return (
    <section className="content-rows">
      <header className="console-head">
        <h2>{t(KIND_NAMES[kind])}</h2>
        <div className="content-acts">
          {canWithdraw && (
            <Segments
              label={t('content.state')}
              segments={[
                { value: 'shown', label: t('content.shown') },
                { value: 'withdrawn', label: t('content.withdrawn') },
              ]}
              value={state}
              onChange={setState}
            />
          )}
          {canWithdraw && may('content.publish') && (
            <ConsoleLink to={`/content/${kind}/new`} className={buttonClass({ look: 'act' })}>
              <Icon of={plus} />
              {t('content.new')}
            </ConsoleLink>
          )}
        </div>
      </header>
      {kind === 'help' && <HelpVotes />}
      <Answered query={query}>{({ rows }) => <Rows kind={kind} rows={rows} />}</Answered>
    </section>
  );
}

function Rows({ kind, rows }: { kind: ContentKind; rows: readonly ContentRow[] }) {
  const t = useT();
  const language = useLanguage().code;
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState title={t('content.none')}>{t('content.none_text')}</EmptyState>
      </Card>
    );
  }
  return (
    <Card padding="flush">
      <Table
        caption={t(KIND_NAMES[kind])}
        rows={rows}
        keyOf={({ key }) => key}
        phoneCells={3}
        columns={columnsOf(t, { kind, language })}
      />
    </Card>
  );
}

type Of = { kind: ContentKind; language: string };

const columnsOf = (t: Translate, { kind, language }: Of): readonly Column<ContentRow>[] => [
  {
    key: 'name',
    title: t('content.name'),
    isHeader: true,
    cell: ({ key, body }) => (
      <>
        <ConsoleLink to={`/content/${kind}/${encodeURIComponent(key)}`} className="link">
          {rowName(t, body as Json, { kind, key, language })}
        </ConsoleLink>{' '}
        <DaysTag kind={kind} body={body as Json} />
      </>
    ),
  },
  { key: 'key', title: t('content.field_id'), cell: ({ key }) => <code>{key}</code> },
  {
    key: 'version',
    title: t('content.version'),
    isNumber: true,
    cell: ({ version }) => String(version),
  },
  {
    key: 'by',
    title: t('content.changed_by'),
    cell: ({ createdBy }) => authorName(t, createdBy),
  },
  {
    key: 'at',
    title: t('content.changed_at'),
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
];
