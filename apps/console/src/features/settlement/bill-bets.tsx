import type { BillBets as Bets, BillLine } from '@baize/contract/settlement';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Table } from '@baize/ui/table.tsx';
import { Answered } from '../../shared/answered.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useBillBets } from './use-settlement.ts';

type Bet = Bets['bets'][number];

type Props = { billId: Id<'bil'>; line: BillLine; onClose: () => void };

/** The bets of one member that a bill counted, as they stand by now. */
export function BillBets({ billId, line, onClose }: Props) {
  const t = useT();
  const query = useBillBets(billId, line.memberId);
  return (
    <Dialog isOpen size="wide" onClose={onClose} title={t('console.bets_of', line)}>
      <Answered query={query}>
        {({ pages }) => (
          <div className="stack">
            <Table
              caption={t('console.bets_of', line)}
              rows={pages.flatMap(({ bets }) => bets)}
              keyOf={({ betId }) => betId}
              density="dense"
              empty={t('console.none_yet')}
              columns={[
                { key: 'bet', title: t('console.reference'), isHeader: true, cell: Reference },
                { key: 'game', title: t('console.game'), cell: ({ game }) => game ?? '—' },
                { key: 'placed', title: t('console.placed_at'), cell: Placed },
                { key: 'decided', title: t('console.decided_at'), cell: Decided },
                { key: 'stake', title: t('console.stake'), isNumber: true, cell: Stake },
                { key: 'payout', title: t('console.prizes'), isNumber: true, cell: Payout },
              ]}
            />
            {query.hasNextPage && (
              <Button
                look="line"
                isBusy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('console.more_bets')}
              </Button>
            )}
          </div>
        )}
      </Answered>
    </Dialog>
  );
}

const Reference = ({ betId }: Bet) => <bdi>{betId}</bdi>;
const Placed = ({ placedAt }: Bet) => <Moment at={placedAt} />;
const Decided = ({ decidedAt }: Bet) => <Moment at={decidedAt} />;
const Stake = ({ stake }: Bet) => <MoneyText amount={stake} />;
const Payout = ({ payout }: Bet) => <MoneyText amount={payout} />;
