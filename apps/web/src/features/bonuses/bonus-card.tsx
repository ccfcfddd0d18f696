import type { Bonus, BonusState } from '@baize/contract/bonus';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Tag, type Tone } from '@baize/ui/tag.tsx';
import { useId, useState } from 'react';
import { GameShares } from './game-shares.tsx';
import { GiveUpDialog } from './give-up-dialog.tsx';

const TAGS = {
  active: ['brand', 'bonuses.active'],
  completed: ['win', 'bonuses.completed'],
  forfeited: ['plain', 'bonuses.forfeited'],
  expired: ['plain', 'bonuses.expired'],
} as const satisfies Record<BonusState, readonly [Tone, string]>;

export function BonusCard({ bonus }: { bonus: Bonus }) {
  const t = useT();
  const titleId = useId();
  const [isAsked, setAsked] = useState(false);
  const [tone, words] = TAGS[bonus.state];
  return (
    <Card className="bonus-card" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{bonus.name}</h2>
        <Tag tone={tone}>{t(words)}</Tag>
      </header>
      <Turnover of={bonus} />
      {bonus.state === 'active' ? <ActiveFacts of={bonus} /> : <EndedFacts of={bonus} />}
      {bonus.state === 'active' && (
        <footer>
          <Button look="ghost" size="small" onClick={() => setAsked(true)}>
            {t('bonuses.give_up')}
          </Button>
        </footer>
      )}
      {isAsked && <GiveUpDialog bonus={bonus} onClose={() => setAsked(false)} />}
    </Card>
  );
}

/** What an active bonus still waits for. */
function useWaiting({ turnover: { remaining }, waitsForBets }: Bonus): string {
  const t = useT();
  const formats = useFormats();
  if (remaining === 0n) return t(waitsForBets ? 'bonuses.waits' : 'bonuses.done_soon');
  return t('bonuses.remaining', { amount: formats.money(remaining) });
}

function Turnover({ of: bonus }: { of: Bonus }) {
  const t = useT();
  const formats = useFormats();
  const { required, done } = bonus.turnover;
  const waiting = useWaiting(bonus);
  const words = t('bonuses.progress', {
    done: formats.money(done),
    required: formats.money(required),
  });
  const share = Number((done * 100n) / required);
  return (
    <div className="bonus-turnover">
      <progress max={100} value={Math.min(100, share)} aria-label={words} />
      <p>
        <b>{words}</b>
        {bonus.state === 'active' && <span className="muted">{waiting}</span>}
      </p>
    </div>
  );
}

const sumFact = (name: string, amount: Minor | null) =>
  amount === null ? [] : [{ name, value: <MoneyText amount={amount} /> }];

function ActiveFacts({ of: bonus }: { of: Bonus }) {
  const t = useT();
  const formats = useFormats();
  return (
    <Facts
      facts={[
        { name: t('bonuses.given'), value: <MoneyText amount={bonus.amount} /> },
        { name: t('bonuses.left'), value: <MoneyText amount={bonus.left} /> },
        {
          name: t('bonuses.games'),
          value: <GameShares of={bonus} />,
        },
        ...sumFact(t('bonuses.bet_max'), bonus.betMax),
        ...sumFact(t('bonuses.conversion_max'), bonus.conversionMax),
        {
          name: t('bonuses.expires'),
          value: formats.dateTime(instant(new Date(bonus.expiresAt))),
        },
      ]}
    />
  );
}

function EndedFacts({ of: bonus }: { of: Bonus }) {
  const t = useT();
  const formats = useFormats();
  const endedAt = bonus.endedAt ?? bonus.expiresAt;
  return (
    <Facts
      facts={[
        { name: t('bonuses.given'), value: <MoneyText amount={bonus.amount} /> },
        bonus.state === 'completed'
          ? { name: t('bonuses.kept'), value: <MoneyText amount={bonus.kept} /> }
          : { name: t('bonuses.returned'), value: <MoneyText amount={bonus.returned} /> },
        ...sumFact(t('bonuses.cut'), bonus.cut > 0n ? bonus.cut : null),
        {
          name: t('bonuses.given_at'),
          value: formats.dateTime(instant(new Date(bonus.grantedAt))),
        },
        { name: t('bonuses.ended'), value: formats.dateTime(instant(new Date(endedAt))) },
      ]}
    />
  );
}
