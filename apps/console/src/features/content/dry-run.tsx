import { ApiError } from '@baize/client/api-error';
import type { Input, Output } from '@baize/contract/endpoint';
import { isPaidInPieces } from '@baize/contract/promotion-rules';
import { DRY_RUN_KINDS, type DryRunKind, dryRunReward } from '@baize/contract/reward-dry-run';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { CallError } from '../../shared/call-error.tsx';
import { MemberLink } from '../../shared/member-link.tsx';
import { isObject, type Json } from './body.ts';

type DryRunInput = Input<typeof dryRunReward>;
type DryRunAnswer = Output<typeof dryRunReward>;
type DryRunResult = NonNullable<DryRunAnswer['result']>;
type Named = DryRunResult['named'][number];

/** The programmes whose cost follows from their terms. */
export const isTried = (kind: string): kind is DryRunKind =>
  DRY_RUN_KINDS.some((known) => known === kind);

/** What a reward would have cost, by the terms as they are written here, before it is published. */
export function DryRun({ kind, body }: { kind: DryRunKind; body: Json }) {
  const t = useT();
  const running = useMutation({
    mutationFn: (written: Json) => {
      const terms = { ...(isObject(written) ? written : {}), kind };
      return call(dryRunReward, { terms } as unknown as DryRunInput);
    },
  });
  return (
    <Card className="content-dry-run">
      <h2>{t('content.dry_run')}</h2>
      <p className="muted">{t(TEXTS[kind])}</p>
      <Button isBusy={running.isPending} onClick={() => running.mutate(body)}>
        {t('content.dry_run_start')}
      </Button>
      <Refused error={running.error} />
      {running.data && <Answer answer={running.data} budget={budgetOf(body)} />}
    </Card>
  );
}

const TEXTS: Readonly<Record<DryRunKind, PlainKey>> = {
  promotions: 'content.dry_run_text',
  missions: 'content.dry_run_text_missions',
  leaderboards: 'content.dry_run_text_missions',
  raffles: 'content.dry_run_text_raffles',
  rain: 'content.dry_run_text_rain',
  ranks: 'content.dry_run_text_ranks',
  rebates: 'content.dry_run_text_rebates',
  mall: 'content.dry_run_text_mall',
};

/** Terms that are not written to their end are refused before they are sent, or by the server. */
function Refused({ error }: { error: unknown }) {
  const t = useT();
  const isUnfinished =
    error !== null && (!(error instanceof ApiError) || error.code === 'invalid_input');
  if (!isUnfinished) return <CallError error={error} />;
  return (
    <div role="alert">
      <Note tone="loss">{t('content.dry_run_unfinished')}</Note>
    </div>
  );
}

const budgetOf = (body: Json): bigint | null => {
  const budget = isObject(body) ? body['budget'] : undefined;
  return typeof budget === 'string' && /^\d{1,18}$/.test(budget) ? BigInt(budget) : null;
};

function Answer({ answer, budget }: { answer: DryRunAnswer; budget: bigint | null }) {
  const t = useT();
  const { date, number } = useFormats();
  const { from, to, result } = answer;
  if (!result) return <Note>{t('content.dry_run_unknown')}</Note>;
  const { members, times, total, pays, isMost } = result;
  return (
    <>
      <Facts
        facts={[
          { name: t('content.dry_run_days'), value: `${date(noonOf(from))} – ${date(noonOf(to))}` },
          {
            name: t(isMost ? 'content.dry_run_present' : 'content.dry_run_members'),
            value: number(members),
          },
          { name: t('content.dry_run_times'), value: number(times) },
          {
            name: t(isMost ? 'content.dry_run_at_most' : 'content.dry_run_total'),
            value: <Amount amount={total} pays={pays} />,
            isTotal: true,
          },
        ]}
      />
      {budget !== null && total > budget && <Note tone="loss">{t('content.dry_run_over')}</Note>}
      {result.named.length > 0 && <NamedTable result={result} />}
    </>
  );
}

/** A day is the same day in every zone of the clock at noon. */
const noonOf = (day: string) => instant(new Date(`${day}T12:00:00Z`));

type AmountProps = { amount: DryRunResult['total']; pays: DryRunResult['pays'] };

function Amount({ amount, pays }: AmountProps) {
  const { number } = useFormats();
  return pays !== 'goods' && isPaidInPieces(pays) ? number(amount) : <MoneyText amount={amount} />;
}

function NamedTable({ result: { named, pays } }: { result: DryRunResult }) {
  const t = useT();
  const { number } = useFormats();
  return (
    <Table
      caption={t('content.dry_run_most')}
      rows={named}
      keyOf={({ memberId }) => memberId}
      phone="scroll"
      density="dense"
      columns={columnsOf({ t, number, pays })}
    />
  );
}

type ColumnParts = {
  readonly t: Translate;
  readonly number: Formats['number'];
  readonly pays: DryRunResult['pays'];
};

const columnsOf = ({ t, number, pays }: ColumnParts): readonly Column<Named>[] => [
  {
    key: 'member',
    title: t('content.dry_run_member'),
    isHeader: true,
    cell: ({ memberId, account }) => <MemberLink memberId={memberId} account={account} />,
  },
  {
    key: 'times',
    title: t('content.dry_run_times'),
    isNumber: true,
    cell: ({ times }) => number(times),
  },
  {
    key: 'total',
    title: t('content.dry_run_total'),
    isNumber: true,
    cell: ({ total }) => <Amount amount={total} pays={pays} />,
  },
];
