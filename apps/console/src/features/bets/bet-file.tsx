import { isCounted, VALID_BET_TEXTS } from '@baize/client/valid-bet-texts';
import { type DeskBet, readDeskBet } from '@baize/contract/found-record';
import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../shared/answered.tsx';
import { call } from '../../shared/api.ts';
import { MemberLink } from '../../shared/member-link.tsx';
import { Moment } from '../../shared/moment.tsx';

/** One bet of whoever it is: what the wallet knows of it, and the way to its round. */
export function BetFile({ betId }: { betId: string }) {
  const { code: language } = useLanguage();
  const query = useQuery({
    queryKey: ['bet', betId, language],
    queryFn: ({ signal }) => call(readDeskBet, { betId, language }, signal),
  });
  return <Answered query={query}>{(bet) => <Parts bet={bet} />}</Answered>;
}

const STATUS_LOOKS = {
  running: ['records.running', 'info'],
  settled: ['records.settled', 'plain'],
  void: ['records.void', 'warn'],
} as const;

function Parts({ bet }: { bet: DeskBet }) {
  const t = useT();
  const [word, tone] = STATUS_LOOKS[bet.status];
  return (
    <>
      <header className="console-head">
        <div>
          <p>
            <MemberLink {...bet} />
          </p>
          <h1>{bet.game?.displayName ?? t('records.game_gone')}</h1>
          <p className="row muted">
            <Tag tone={tone}>{t(word)}</Tag>
            <bdi>{bet.game?.vendorName}</bdi>
          </p>
        </div>
        {bet.recallUrl && (
          <a
            href={bet.recallUrl}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ look: 'line' })}
          >
            {t('console.open_round')}
          </a>
        )}
      </header>
      <Card>
        <BetFacts bet={bet} />
      </Card>
      {bet.betsOfRound.length > 1 && <RoundBets bets={bet.betsOfRound} />}
    </>
  );
}

function BetFacts({ bet }: { bet: DeskBet }) {
  const t = useT();
  const isOver = bet.status !== 'running';
  const sums = [
    [t('records.stake'), bet.stake, true],
    [t('records.stake_bonus'), bet.stakeBonus, bet.stakeBonus !== 0n],
    [t('records.payout'), bet.payout, isOver],
    [t('records.payout_bonus'), bet.payoutBonus, bet.payoutBonus !== 0n],
    [t('records.valid_bet'), bet.valid, isCounted(bet)],
  ] as const;
  return (
    <Facts
      facts={[
        { name: t('records.placed'), value: <Moment at={bet.placedAt} /> },
        ...(isOver ? [{ name: t('records.ended'), value: <Moment at={bet.changedAt} /> }] : []),
        { name: t('console.reference'), value: <bdi>{referenceOf(bet.betId)}</bdi> },
        ...(bet.roundId === null
          ? []
          : [{ name: t('records.round_id'), value: <bdi>{bet.roundId}</bdi> }]),
        ...sums
          .filter(([, , isShown]) => isShown)
          .map(([name, amount]) => ({ name, value: <MoneyText amount={amount} /> })),
        { name: t('records.valid_why'), value: t(VALID_BET_TEXTS[bet.validReason]) },
        ...(bet.result === null
          ? []
          : [
              {
                name: t('records.result'),
                value: <MoneyText amount={bet.result} isResult />,
                isTotal: true,
              },
            ]),
      ]}
    />
  );
}

/** The number that the vendor gave it: what stands behind the vendor and the kind. */
const referenceOf = (betId: string): string => betId.split(':').slice(2).join(':');

type RoundBet = DeskBet['betsOfRound'][number];

function RoundBets({ bets }: { bets: readonly RoundBet[] }) {
  const t = useT();
  return (
    <Card padding="flush">
      <Table
        caption={t('records.round_bets')}
        rows={bets}
        keyOf={({ betId }) => betId}
        density="dense"
        phoneCells={4}
        columns={[
          { key: 'reference', title: t('console.reference'), isHeader: true, cell: Name },
          { key: 'at', title: t('records.placed'), cell: At },
          { key: 'stake', title: t('records.stake'), isNumber: true, cell: Stake },
          { key: 'payout', title: t('records.payout'), isNumber: true, cell: Payout },
        ]}
      />
    </Card>
  );
}

const Name = ({ betId }: RoundBet) => <bdi>{referenceOf(betId)}</bdi>;
const At = ({ placedAt }: RoundBet) => <Moment at={placedAt} />;
const Stake = ({ stake }: RoundBet) => <MoneyText amount={stake} />;
const Payout = ({ payout }: RoundBet) => <MoneyText amount={payout} />;
