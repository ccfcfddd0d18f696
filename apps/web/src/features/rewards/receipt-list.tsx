import type { Reward, RewardState } from '@baize/contract/reward';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Tag, type Tone } from '@baize/ui/tag.tsx';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { RewardAmount } from '../../shared/rewards/reward-amount.tsx';
import { RewardHold } from './reward-hold.tsx';
import { useReceipts } from './use-rewards.ts';

const STATES = {
  offered: ['plain', 'rewards.later'],
  held: ['warn', 'rewards.held'],
  claimed: ['win', 'rewards.state_claimed'],
  expired: ['plain', 'rewards.state_expired'],
  refused: ['loss', 'rewards.state_refused'],
} as const satisfies Record<RewardState, readonly [Tone, string]>;

/** What became of earlier rewards, the newest first. */
export function ReceiptList() {
  const t = useT();
  const query = useReceipts();
  return (
    <Card className="reward-receipts">
      <h2>{t('rewards.receipts')}</h2>
      <PagedList
        query={query}
        rowsOf={({ receipts }) => receipts}
        height="10rem"
        more={t('rewards.older')}
      >
        {(receipts) => <ReceiptTable receipts={receipts} />}
      </PagedList>
    </Card>
  );
}

function ReceiptTable({ receipts }: { receipts: readonly Reward[] }) {
  const t = useT();
  const columns: readonly Column<Reward>[] = [
    { key: 'what', title: t('rewards.what'), isHeader: true, cell: nameOf },
    { key: 'when', title: t('rewards.when'), cell: EndedAt },
    {
      key: 'amount',
      title: t('rewards.amount'),
      isNumber: true,
      cell: AmountCell,
    },
    { key: 'state', title: t('rewards.state'), cell: StateTag },
    { key: 'reference', title: t('rewards.reference'), cell: Reference },
  ];
  if (receipts.length === 0) return <p className="muted">{t('rewards.no_receipts')}</p>;
  return (
    <Table
      caption={t('rewards.receipts')}
      isCaptionHidden
      rows={receipts}
      keyOf={({ rewardId }) => rewardId}
      columns={columns}
    />
  );
}

/** With what was against it where it was refused. */
const nameOf = (reward: Reward) => (
  <div className="reward-what">
    <span>{reward.name}</span>
    {reward.state === 'refused' && <RewardHold reward={reward} />}
  </div>
);
const AmountCell = (reward: Reward) => <RewardAmount of={reward} />;
/** The end of its id: enough to find it by on the telephone. */
const Reference = ({ rewardId }: Reward) => <bdi className="faint">{rewardId.slice(-8)}</bdi>;

function EndedAt({ endedAt, offeredAt }: Reward) {
  return useFormats().dateTime(instant(new Date(endedAt ?? offeredAt)));
}

function StateTag({ state }: Reward) {
  const t = useT();
  const [tone, words] = STATES[state];
  return <Tag tone={tone}>{t(words)}</Tag>;
}
