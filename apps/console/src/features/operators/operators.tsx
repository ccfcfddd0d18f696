import type { Output } from '@baize/contract/endpoint';
import { listOperators } from '@baize/contract/operator';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { plus } from '@baize/ui/icons';
import type { Column } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { call } from '../../shared/api.ts';
import { ListTable } from '../../shared/list-table.tsx';
import { roleName } from '../../shared/role-names.ts';
import { useOperator } from '../../shared/use-operator.ts';
import { AddDialog } from './add-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { RefusedApprovals } from './refused-approvals.tsx';

type Listed = Output<typeof listOperators>;
export type Colleague = Listed['operators'][number];

/** Who else works here, and what each is trusted with. */
export function Operators() {
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  const [changing, setChanging] = useState<Colleague | null>(null);
  const query = useQuery({
    queryKey: ['operators'],
    queryFn: ({ signal }) => call(listOperators, {}, signal),
  });
  return (
    <>
      <header className="console-head">
        <h1>{t('console.operators')}</h1>
        <Button look="act" icon={plus} onClick={() => setAdding(true)}>
          {t('console.operator_add')}
        </Button>
      </header>
      <Answered query={query}>
        {({ operators, alerts }) => (
          <>
            <Colleagues operators={operators} onChange={setChanging} />
            {alerts.length > 0 && <RefusedApprovals alerts={alerts} />}
          </>
        )}
      </Answered>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {changing && <ChangeDialog colleague={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

type Props = { operators: readonly Colleague[]; onChange: (colleague: Colleague) => void };

function Colleagues({ operators, onChange }: Props) {
  const t = useT();
  const { operator: self } = useOperator();
  const renderChange = (colleague: Colleague) =>
    colleague.operatorId === self.operatorId ? null : (
      <Button look="ghost" size="small" onClick={() => onChange(colleague)}>
        {t('console.change')}
      </Button>
    );
  return (
    <Card padding="flush">
      <ListTable
        name="operators"
        isExported
        caption={t('console.operators')}
        rows={operators}
        keyOf={({ operatorId }) => operatorId}
        columns={[
          ...columnsOf(t),
          { key: 'change', title: t('console.change'), cell: renderChange },
        ]}
      />
    </Card>
  );
}

const State = (colleague: Colleague) => <StateTags colleague={colleague} />;
const LastSignIn = ({ lastSignInAt }: Colleague) => <Moment at={lastSignInAt} />;

/** All operators are there: the page sorts them. */
const columnsOf = (t: Translate): readonly Column<Colleague>[] => [
  {
    key: 'name',
    title: t('console.name'),
    isHeader: true,
    sortBy: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    key: 'username',
    title: t('console.username'),
    sortBy: ({ username }) => username,
    cell: ({ username }) => username,
  },
  {
    key: 'role',
    title: t('console.role'),
    sortBy: ({ role, roleName: own }) => roleName(t, role, own),
    cell: ({ role, roleName: own }) => roleName(t, role, own),
  },
  {
    key: 'state',
    title: t('console.status'),
    sortBy: ({ isActive, isSetUp }) => Number(isActive) + Number(isSetUp),
    cell: State,
  },
  {
    key: 'madeBy',
    title: t('console.made_by'),
    sortBy: ({ madeBy }) => madeBy ?? '',
    cell: ({ madeBy }) => madeBy ?? '—',
  },
  {
    key: 'seen',
    title: t('console.last_sign_in'),
    sortBy: ({ lastSignInAt }) => lastSignInAt ?? '',
    cell: LastSignIn,
  },
];

function StateTags({ colleague: { isActive, isSetUp } }: { colleague: Colleague }) {
  const t = useT();
  return (
    <span className="queue-tags">
      <Tag tone={isActive ? 'win' : 'loss'}>
        {t(isActive ? 'console.operator_active' : 'console.operator_closed')}
      </Tag>
      {!isSetUp && <Tag tone="warn">{t('console.not_set_up')}</Tag>}
    </span>
  );
}

function Moment({ at }: { at: string | null }) {
  const formats = useFormats();
  return at === null ? '—' : formats.dateTime(instant(new Date(at)));
}
