import type { DeskDraw } from '@baize/contract/draw-shape';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { momentOn } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useMay, useOperator } from '../../shared/use-operator.ts';
import { usePostponement, useVoid } from './use-draws.ts';

const MOVABLE: readonly string[] = ['scheduled', 'selling', 'closed', 'awaiting'];

/** What can be done to the draw as a whole. */
export function DrawActs({ draw }: { draw: DeskDraw }) {
  const t = useT();
  const may = useMay();
  const [open, setOpen] = useState<'void' | 'postpone' | null>(null);
  const close = () => setOpen(null);
  if (!may('draws.void')) return null;
  const isMovable = draw.kind === 'official' && MOVABLE.includes(draw.status);
  return (
    <div className="queue-acts">
      {isMovable && (
        <Button look="line" onClick={() => setOpen('postpone')}>
          {t('draws.postpone')}
        </Button>
      )}
      {draw.isVoidable && (
        <Button look="danger" onClick={() => setOpen('void')}>
          {t('draws.void')}
        </Button>
      )}
      {open === 'void' && <VoidDialog draw={draw} onClose={close} />}
      {open === 'postpone' && <PostponeDialog draw={draw} onClose={close} />}
    </div>
  );
}

type Props = { draw: DeskDraw; onClose: () => void };

function VoidDialog({ draw, onClose }: Props) {
  const t = useT();
  const { number, money } = useFormats();
  const voiding = useVoid();
  const sold = draw.totals.filter(({ status }) => status === 'accepted' || status === 'reserved');
  return (
    <ReasonDialog
      title={t('draws.void')}
      text={t('draws.void_text', {
        count: number(sold.reduce((all, { tickets }) => all + tickets, 0)),
        amount: money(sumOf(sold.map(({ stake }) => stake))),
      })}
      action={t('draws.void')}
      reason="needed"
      hint={t('draws.reason_players')}
      look="danger"
      isBusy={voiding.isPending}
      error={voiding.error}
      onSubmit={(reason) => voiding.mutate({ drawId: draw.drawId, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

type Amount = DeskDraw['liability'];

const sumOf = (amounts: readonly Amount[]): Amount =>
  amounts.reduce<bigint>((all, each) => all + each, 0n) as Amount;

const timeOf = (at: Date, zone: string): string =>
  at.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

function PostponeDialog({ draw, onClose }: Props) {
  const t = useT();
  const { timezone } = useOperator().brand;
  const at = instant(new Date(draw.drawsAt));
  const [day, setDay] = useState(() => dayOf(at, timezone));
  const [time, setTime] = useState(() => timeOf(at, timezone));
  const moving = usePostponement();
  const isSet = /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d$/.test(time);
  const to = isSet ? momentOn(day, time, timezone) : null;
  const isLater = to !== null && to.getTime() > at.getTime();
  return (
    <ReasonDialog
      title={t('draws.postpone')}
      text={t('draws.postpone_text')}
      action={t('draws.postpone')}
      reason="needed"
      hint={t('draws.reason_players')}
      isBusy={moving.isPending}
      error={moving.error}
      canSubmit={isLater}
      onSubmit={(reason) => {
        if (!to) return;
        const drawsAt = to.toISOString();
        moving.mutate({ drawId: draw.drawId, drawsAt, reason }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      {(isTried) => (
        <div className="draw-moment">
          <TextField
            type="date"
            label={t('draws.new_day')}
            value={day}
            error={isTried && !isLater ? t('draws.not_later') : undefined}
            onChange={({ target }) => setDay(target.value)}
          />
          <TextField
            type="time"
            label={t('draws.new_time')}
            hint={timezone}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </div>
      )}
    </ReasonDialog>
  );
}
