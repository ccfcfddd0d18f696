import type { Reward, RewardBonusTerms } from '@baize/contract/reward';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';

/** What a claim makes of a reward, and how long it can be used then. */
export function RewardBecomes({ of: { kind, amount, terms } }: { of: Reward }) {
  const t = useT();
  const formats = useFormats();
  const { bonus, freePlay, ticketsUntil } = terms;
  switch (kind) {
    case 'cash':
      return t('rewards.becomes_cash');
    case 'points':
      return t('rewards.becomes_points');
    case 'tickets':
      return ticketsUntil === null
        ? t('rewards.becomes_tickets')
        : t('rewards.becomes_tickets_until', {
            time: formats.dateTime(instant(new Date(ticketsUntil))),
          });
    case 'bonus':
      return bonus && <BonusTerms of={bonus} text="rewards.as_bonus" />;
    case 'free_rounds':
    case 'free_bet':
      if (!freePlay) return null;
      return (
        <>
          {t(kind === 'free_bet' ? 'rewards.becomes_bet' : 'rewards.becomes_rounds', {
            stake: formats.money(freePlay.stake ?? amount),
            days: freePlay.playDays,
          })}
          {' · '}
          {freePlay.wins ? (
            <BonusTerms of={freePlay.wins} text="rewards.wins_bonus" />
          ) : (
            t('rewards.free_cash')
          )}
        </>
      );
  }
}

type BonusProps = { of: RewardBonusTerms; text: 'rewards.as_bonus' | 'rewards.wins_bonus' };

function BonusTerms({ of: { times, days, betMax, conversionMax }, text }: BonusProps) {
  const t = useT();
  const { money } = useFormats();
  return [
    t(text, { times, days }),
    ...(betMax === null ? [] : [t('rewards.limit_bet', { amount: money(betMax) })]),
    ...(conversionMax === null ? [] : [t('rewards.limit_cash', { amount: money(conversionMax) })]),
  ].join(' · ');
}
