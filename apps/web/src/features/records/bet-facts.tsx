import { isCounted, VALID_BET_TEXTS } from '@baize/client/valid-bet-texts';
import type { BetDetail } from '@baize/contract/records';
import type { TeamBetDetail } from '@baize/contract/team-bet';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { BetTag } from './bet-tag.tsx';

/** What the wallet knows of a bet. */
export function BetFacts({ bet }: { bet: BetDetail | TeamBetDetail }) {
  const t = useT();
  const { dateTime } = useFormats();
  const { stake, stakeBonus, payout, payoutBonus, result, status } = bet;
  const when = (at: string) => <time dateTime={at}>{dateTime(instant(new Date(at)))}</time>;
  const isOver = status !== 'running';
  const bonus = (name: string, amount: typeof stake) =>
    amount === 0n ? [] : [{ name, value: <MoneyText amount={amount} /> }];
  return (
    <Facts
      facts={[
        ...('account' in bet
          ? [{ name: t('records.member'), value: <bdi>{bet.account}</bdi> }]
          : []),
        { name: t('records.status'), value: <BetTag bet={bet} /> },
        { name: t('records.placed'), value: when(bet.placedAt) },
        ...(isOver ? [{ name: t('records.ended'), value: when(bet.changedAt) }] : []),
        { name: t('records.stake'), value: <MoneyText amount={stake} /> },
        ...bonus(t('records.stake_bonus'), stakeBonus),
        ...(isCounted(bet)
          ? [{ name: t('records.valid_bet'), value: <MoneyText amount={bet.valid} /> }]
          : []),
        { name: t('records.valid_why'), value: t(VALID_BET_TEXTS[bet.validReason]) },
        ...(isOver ? [{ name: t('records.payout'), value: <MoneyText amount={payout} /> }] : []),
        ...bonus(t('records.payout_bonus'), payoutBonus),
        ...(bet.roundId === null
          ? []
          : [{ name: t('records.round_id'), value: <Reference text={bet.roundId} /> }]),
        ...(result === null
          ? []
          : [
              {
                name: t('records.result'),
                value: <MoneyText amount={result} isResult />,
                isTotal: true,
              },
            ]),
      ]}
    />
  );
}

/** What support asks for. */
const Reference = ({ text }: { text: string }) => (
  <span className="bet-reference">
    <bdi>{text}</bdi>
    <CopyButton value={text} />
  </span>
);
