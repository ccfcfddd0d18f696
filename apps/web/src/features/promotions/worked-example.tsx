import type { PromotionOfferView } from '@baize/contract/promotion';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { type Minor, minor } from '@baize/std/money';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { parseAmount, typeAmount } from '@baize/ui/parse-amount';
import { useState } from 'react';
import { AmountField } from '../../shared/fields/amount-field.tsx';
import { useBrand } from '../../shared/loading/start.tsx';
import { nameOfCategory } from '../../shared/names/category-names.ts';
import { bonusFor, waysToFinish } from './example.ts';

type Props = { offer: PromotionOfferView; lastDeposit: Minor | null };

/** What the member's own deposit would bring, and what would have to be bet for it. */
export function WorkedExample({ offer, lastDeposit }: Props) {
  const t = useT();
  const formats = useFormats();
  const { currency } = useBrand();
  const least = offer.least ?? minor(0n);
  const first = lastDeposit !== null && lastDeposit >= least ? lastDeposit : least;
  const [text, setText] = useState(typeAmount(first, currency.scale));
  const deposit = parseAmount(text, currency.scale);
  const bonus = deposit === null ? null : bonusFor(offer, deposit);
  const times = offer.times ?? 0;
  return (
    <section className="promotion-example">
      <h3>{t('promotions.example')}</h3>
      <AmountField
        label={t('promotions.example_deposit')}
        value={text}
        onChange={setText}
        {...(bonus === null && {
          hint: t('promotions.example_short', { least: formats.money(least) }),
        })}
      />
      {bonus !== null && (
        <>
          <Facts
            facts={[
              { name: t('promotions.example_bonus'), value: <MoneyText amount={bonus} /> },
              {
                name: t('promotions.example_bet', { count: formats.number(times) }),
                value: <MoneyText amount={minor(bonus * BigInt(times))} />,
                isTotal: true,
              },
            ]}
          />
          <FinishWays offer={offer} required={minor(bonus * BigInt(times))} />
        </>
      )}
    </section>
  );
}

function FinishWays({ offer, required }: { offer: PromotionOfferView; required: Minor }) {
  const t = useT();
  const hasNamed = offer.weights.length > 0;
  const nameOf = (category: ReturnType<typeof waysToFinish>[number]['category']) => {
    if (category !== null) return nameOfCategory(t, category);
    return t(hasNamed ? 'promotions.finish_other' : 'promotions.finish_all');
  };
  const facts = waysToFinish(offer, required).map(({ category, amount }) => ({
    name: nameOf(category),
    value: <MoneyText amount={amount} />,
  }));
  return (
    <>
      <h3>{t('promotions.finish')}</h3>
      <Facts facts={facts} />
      {offer.otherPpm === 0 && <p className="muted small">{t('promotions.finish_none')}</p>}
    </>
  );
}
