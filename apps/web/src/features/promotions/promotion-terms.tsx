import type { MemberPromotion, PromotionOfferView } from '@baize/contract/promotion';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { Note } from '@baize/ui/note.tsx';
import { factsOf, type Words } from './promotion-facts.ts';
import { FREQUENCY_NAMES } from './promotion-names.ts';

const HASH_SHOWN = 12;

/** What is asked for it, and the version that holds for whoever looks. */
export function PromotionTerms({ promotion }: { promotion: MemberPromotion }) {
  const t = useT();
  const formats = useFormats();
  const { offer, version, newestVersion, termsHash, participation } = promotion;
  const words = { t, formats };
  const hash = termsHash.slice(0, HASH_SHOWN);
  return (
    <section className="promotion-terms">
      <h3>{t('promotions.terms')}</h3>
      <p>{factsOf(offer, words).join(' · ')}</p>
      <Facts facts={[...playFacts(offer, words), ...oftenFacts(offer, words)]} />
      {offer.times !== null && <Note>{t('promotions.funds_text')}</Note>}
      {participation && newestVersion > version && (
        <Note>
          {t('promotions.own_version', { version: `${version}`, newest: `${newestVersion}` })}
        </Note>
      )}
      <p className="faint small">{t('promotions.version', { version: `${version}`, hash })}</p>
    </section>
  );
}

/** What bonus money asks of every bet. */
function playFacts(offer: PromotionOfferView, { t, formats }: Words) {
  const { times, days, betMax, conversionMax, effectiveTimesPpm } = offer;
  if (times === null || days === null) return [];
  const effective = formats.number((effectiveTimesPpm ?? 0) / 1_000_000);
  return [
    {
      name: t('promotions.bet_max'),
      value: betMax === null ? t('promotions.no_bet_max') : formats.money(betMax),
    },
    { name: t('promotions.expiry'), value: t('promotions.expiry_days', { count: days }) },
    {
      name: t('promotions.effective'),
      value: t('promotions.effective_times', { times: effective }),
    },
    ...(conversionMax === null
      ? []
      : [{ name: t('promotions.conversion_max'), value: formats.money(conversionMax) }]),
  ];
}

const oftenFacts = ({ frequency }: PromotionOfferView, { t }: Words) =>
  frequency === null ? [] : [{ name: t('promotions.often'), value: t(FREQUENCY_NAMES[frequency]) }];
