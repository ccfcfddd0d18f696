import type { ReferralTerms } from '@baize/contract/referral';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { bolt, clock, deposit, gift, type IconPath, identity, user } from '@baize/ui/icons';

type Step = { readonly key: string; readonly icon: IconPath; readonly words: string };

/** The six steps as a picture, with the numbers of the terms in force. */
export function HowItWorks({ terms }: { terms: ReferralTerms }) {
  const t = useT();
  return (
    <Card className="referral-how">
      <header>
        <h2>{t('referral.how')}</h2>
        <span className="muted">{t('referral.how_within', { days: terms.days })}</span>
      </header>
      <ol>
        {useSteps(terms).map(({ key, icon, words }) => (
          <li key={key}>
            <span className="referral-node">
              <Icon of={icon} />
            </span>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function useSteps(terms: ReferralTerms): readonly Step[] {
  const t = useT();
  const { money } = useFormats();
  const reward = money(terms.reward);
  return [
    { key: 'register', icon: user, words: t('referral.step_register') },
    { key: 'verify', icon: identity, words: t('referral.step_verify') },
    {
      key: 'deposit',
      icon: deposit,
      words: t('referral.step_deposit', { amount: money(terms.deposit) }),
    },
    { key: 'bets', icon: bolt, words: t('referral.step_bets', { amount: money(terms.bets) }) },
    { key: 'hold', icon: clock, words: t('referral.step_hold', { hours: terms.holdHours }) },
    {
      key: 'reward',
      icon: gift,
      words:
        terms.friendReward > 0n
          ? t('referral.step_reward_both', { reward, friendReward: money(terms.friendReward) })
          : t('referral.step_reward', { reward }),
    },
  ];
}
