import type { BonusOffer } from '@baize/contract/bonus';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { buttonClass } from '@baize/ui/button.tsx';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Link } from '@tanstack/react-router';
import { nameGameTypes } from '../../shared/names/game-type-names.ts';
import type { Desk } from './deposit.tsx';

/** No promotion has this code: codes are small letters. */
export const NO_BONUS = '';

type Props = {
  desk: Pick<Desk, 'promotions' | 'hasBonus' | 'turnoverTimes'>;
  value: string;
  onChange: (promotion: string) => void;
  /** The chosen one, when the amount does not reach it. */
  short: BonusOffer | null;
};

/** None comes first and is chosen: nobody takes on terms by not looking. */
export function BonusChoice({ desk, value, onChange, short }: Props) {
  const t = useT();
  const formats = useFormats();
  const { promotions, hasBonus, turnoverTimes } = desk;
  if (hasBonus) return <Running />;
  if (promotions.length === 0) return null;
  return (
    <RadioGroup
      name="deposit-bonus"
      look="cards"
      label={t('bonuses.choice')}
      value={value}
      onChange={onChange}
      error={short ? t('bonuses.needs', { least: formats.money(short.least) }) : undefined}
      options={[
        {
          value: NO_BONUS,
          label: t('bonuses.none'),
          hint: t('bonuses.none_text', { times: turnoverTimes }),
        },
        ...promotions.map((offer) => ({
          value: offer.promotion,
          label: <b>{offer.name}</b>,
          hint: <FourFacts of={offer} />,
        })),
      ]}
    />
  );
}

/** What is given, from which deposit on, how often it must be bet, and how long there is for it. */
function FourFacts({ of: offer }: { of: BonusOffer }) {
  const t = useT();
  const formats = useFormats();
  const share = {
    percent: formats.number(offer.ppm / 10_000),
    most: formats.money(offer.most),
  };
  const sumFact = (name: string, amount: Minor | null) =>
    amount === null ? [] : [[name, formats.money(amount)] as const];
  const times = offer.games
    ? t('bonuses.times_of', { count: offer.times, games: nameGameTypes(t, offer.games) })
    : t('bonuses.times', { count: offer.times });
  const facts = [
    [t('bonuses.you_get'), t('bonuses.share', share)],
    [t('bonuses.from'), formats.money(offer.least)],
    [t('bonuses.bet'), times],
    [t('bonuses.within'), t('bonuses.days', { count: offer.days })],
    ...sumFact(t('bonuses.bet_max'), offer.betMax),
    ...sumFact(t('bonuses.conversion_max'), offer.conversionMax),
  ] as const;
  return (
    <span className="bonus-terms">
      {facts.map(([name, value]) => (
        <span key={name} className="bonus-fact">
          <span>{name}</span> <b>{value}</b>
        </span>
      ))}
      <span className="bonus-often">
        {t(offer.frequency === 'once' ? 'bonuses.once' : 'bonuses.daily')}
        {offer.until && ` · ${t('bonuses.until', { day: formats.date(dayOf(offer.until)) })}`}
      </span>
    </span>
  );
}

/** Noon there is the same day everywhere that a brand is. */
const dayOf = (day: string) => instant(new Date(`${day}T05:00:00Z`));

function Running() {
  const t = useT();
  return (
    <Note>
      <div className="open-order">
        <span>{t('bonuses.running')}</span>
        <Link to="/member/bonusDetails" className={buttonClass({ look: 'line', size: 'small' })}>
          {t('bonuses.see')}
        </Link>
      </div>
    </Note>
  );
}
