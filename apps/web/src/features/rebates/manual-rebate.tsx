import type { Output } from '@baize/contract/endpoint';
import type { Rebate, readRebates } from '@baize/contract/rebate';
import { useT } from '@baize/i18n/react.tsx';
import { sum } from '@baize/std/money';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { spin } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Answered } from '../../shared/lists/answered.tsx';
import { RateTable } from './rate-table.tsx';
import { RebateRow } from './rebate-row.tsx';
import './rebates.css';
import { useRebates } from './use-rebates.ts';

/** What a member's valid bets have earned back, by category, and the way to have it. */
export function ManualRebate() {
  const t = useT();
  const waiting = (
    <Loading>
      <Skeleton height="7rem" />
      <Skeleton height="24rem" />
    </Loading>
  );
  return (
    <div className="rebates">
      <header>
        <h1>{t('rebates.title')}</h1>
        <p className="muted">{t('rebates.lead')}</p>
      </header>
      <Answered query={useRebates()} waiting={waiting}>
        {(answer) => (answer.rebates.length > 0 ? <Rebates answer={answer} /> : <NoRebates />)}
      </Answered>
    </div>
  );
}

function Rebates({ answer: { rebates, rank } }: { answer: Output<typeof readRebates> }) {
  const t = useT();
  return (
    <>
      <ReadyCard rebates={rebates} rank={rank} />
      <Card className="rebate-list">
        <h2>{t('rebates.by_category')}</h2>
        <ul>
          {rebates.map((rebate) => (
            <RebateRow key={rebate.category} rebate={rebate} />
          ))}
        </ul>
      </Card>
      <RateTable rebates={rebates} />
      <Rules />
    </>
  );
}

type ReadyProps = { rebates: readonly Rebate[]; rank: string | null };

function ReadyCard({ rebates, rank }: ReadyProps) {
  const t = useT();
  const ready = sum(
    rebates.flatMap(({ reward }) => (reward?.state === 'offered' ? [reward.amount] : [])),
  );
  return (
    <Card className="rebate-ready">
      <span className="muted">{t('rebates.ready')}</span>
      <b className="rebate-sum">
        <MoneyText amount={ready} />
      </b>
      <span className="muted">{t(ready > 0n ? 'rebates.ready_text' : 'rebates.ready_none')}</span>
      <span className="muted">
        {rank === null ? t('rebates.no_rank') : t('rebates.rank', { label: rank })}
      </span>
    </Card>
  );
}

function Rules() {
  const t = useT();
  return (
    <Card className="rebate-rules">
      <h2>{t('rebates.rules')}</h2>
      <ul>
        <li>{t('rebates.rule_valid')}</li>
        <li>{t('rebates.rule_rate')}</li>
        <li>{t('rebates.rule_carry')}</li>
        <li>{t('rebates.rule_claim')}</li>
        <li>{t('rebates.rule_void')}</li>
      </ul>
    </Card>
  );
}

function NoRebates() {
  const t = useT();
  return (
    <Card>
      <EmptyState art={<Icon of={spin} />} title={t('rebates.none')}>
        {t('rebates.none_text')}
      </EmptyState>
    </Card>
  );
}
