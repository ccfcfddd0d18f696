import type { DeskDraw } from '@baize/contract/draw-shape';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Moment } from '../../shared/moment.tsx';
import { DRAW_STATUSES } from './words.ts';

type Step = {
  readonly at: string;
  readonly what: string;
  readonly by: string | null;
  readonly reason: string | null;
};

/** Why the book did something by itself. */
const OWN_REASONS = {
  never_opened: 'draws.why_never_opened',
  seed_lost: 'draws.why_seed_lost',
  beacon_lost: 'draws.why_beacon_lost',
} as const;

/** Everything that happened to a draw: what, when, by whom and why. */
export function DrawSteps({ draw }: { draw: DeskDraw }) {
  const t = useT();
  const { dateTime } = useFormats();
  const steps: readonly Step[] = [
    ...draw.steps.map(({ to, by, reason, at }) => ({
      at,
      what: t(DRAW_STATUSES[to][0]),
      by,
      reason: wordsOf(reason, t),
    })),
    ...draw.moves.map(({ drawsTo, by, reason, at }) => ({
      at,
      what: t('draws.moved_to', { when: dateTime(instant(new Date(drawsTo))) }),
      by,
      reason,
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <section className="stack">
      <h2>{t('draws.steps')}</h2>
      <Card padding="flush">
        <Table
          caption={t('draws.steps')}
          rows={steps}
          keyOf={({ at, what }) => `${at} ${what}`}
          density="dense"
          columns={columnsOf(t)}
        />
      </Card>
    </section>
  );
}

function wordsOf(reason: string | null, t: Translate): string | null {
  const own = reason !== null && reason in OWN_REASONS;
  return own ? t(OWN_REASONS[reason as keyof typeof OWN_REASONS]) : reason;
}

const columnsOf = (t: Translate): readonly Column<Step>[] => [
  { key: 'what', title: t('draws.step'), isHeader: true, cell: ({ what }) => what },
  { key: 'at', title: t('draws.when'), cell: ({ at }) => <Moment at={at} /> },
  { key: 'by', title: t('draws.who'), cell: ({ by }) => by ?? t('draws.by_itself') },
  { key: 'reason', title: t('console.reason'), cell: ({ reason }) => reason ?? '–' },
];
