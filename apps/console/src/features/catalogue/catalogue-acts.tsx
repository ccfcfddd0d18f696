import type { CatalogTarget } from '@baize/contract/catalog-desk';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { useState } from 'react';
import { now } from '../../shared/clock.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { useChange } from './use-catalogue.ts';

export type Switched = {
  readonly target: CatalogTarget;
  readonly name: string;
  readonly isListed: boolean;
  readonly maintenance: { readonly from: string; readonly until: string | null } | null;
};

/** Off the site or back on it, and its maintenance; each with its reason. */
export function CatalogueActs({ of }: { of: Switched }) {
  const t = useT();
  const may = useMay();
  const [open, setOpen] = useState<'listed' | 'maintenance' | null>(null);
  if (!may('catalog.manage')) return null;
  const close = () => setOpen(null);
  return (
    <span className="arranged-acts">
      <Button look="line" size="small" onClick={() => setOpen('listed')}>
        {t(of.isListed ? 'ops.switch_off' : 'ops.switch_on')}
        <span className="sr"> {of.name}</span>
      </Button>
      <Button look="line" size="small" onClick={() => setOpen('maintenance')}>
        {t(of.maintenance ? 'ops.lift_maintenance' : 'ops.set_maintenance')}
        <span className="sr"> {of.name}</span>
      </Button>
      {open === 'listed' && <ListedDialog of={of} onClose={close} />}
      {open === 'maintenance' && <MaintenanceDialog of={of} onClose={close} />}
    </span>
  );
}

type DialogProps = { of: Switched; onClose: () => void };

function ListedDialog({ of: { target, name, isListed }, onClose }: DialogProps) {
  const t = useT();
  const changing = useChange(onClose);
  const title = t(isListed ? 'ops.switch_off' : 'ops.switch_on');
  return (
    <ReasonDialog
      title={`${title}: ${name}`}
      text={t(isListed ? 'ops.switch_off_text' : 'ops.switch_on_text', { name })}
      action={title}
      look={isListed ? 'danger' : 'act'}
      reason="needed"
      hint={t('console.reason_inside')}
      isBusy={changing.isPending}
      error={changing.error}
      onSubmit={(reason) =>
        changing.mutate({ kind: 'listed', asked: { target, isListed: !isListed, reason } })
      }
      onClose={onClose}
    />
  );
}

/** From now on; the end is asked for by this machine's clock, and may be left open. */
function MaintenanceDialog({ of: { target, name, maintenance }, onClose }: DialogProps) {
  const t = useT();
  const changing = useChange(onClose);
  const [until, setUntil] = useState('');
  const isLifting = maintenance !== null;
  const title = t(isLifting ? 'ops.lift_maintenance' : 'ops.set_maintenance');
  const submit = (reason: string) => {
    const from = isLifting ? null : now().toISOString();
    const end = isLifting || until === '' ? null : new Date(until).toISOString();
    changing.mutate({ kind: 'maintenance', asked: { target, from, until: end, reason } });
  };
  return (
    <ReasonDialog
      title={`${title}: ${name}`}
      text={t(isLifting ? 'ops.lift_maintenance_text' : 'ops.set_maintenance_text', { name })}
      action={title}
      reason="needed"
      hint={t('console.reason_inside')}
      isBusy={changing.isPending}
      error={changing.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {() =>
        isLifting ? null : (
          <TextField
            type="datetime-local"
            label={t('ops.maintenance_until')}
            hint={t('ops.maintenance_until_hint')}
            value={until}
            onChange={({ target: field }) => setUntil(field.value)}
          />
        )
      }
    </ReasonDialog>
  );
}
