import { useFormats, useT } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { nameOfCategory } from '../../shared/names/category-names.ts';
import type { PointsTerms } from './convert-card.tsx';

const MILLION = 1_000_000n;

/** The brand's rules, and for each kind of game how much has to be bet for a point. */
export function RulesPanel({ terms }: { terms: PointsTerms }) {
  const t = useT();
  const { money } = useFormats();
  return (
    <div className="points-rules">
      <Card>
        <h2>{t('points.part_rules')}</h2>
        <ul>
          {terms.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Card>
      <Card>
        <h2>{t('points.rates')}</h2>
        <p className="muted">{t('points.rates_text')}</p>
        <Facts
          facts={terms.rates.map(({ category, ratePpm }) => ({
            name: nameOfCategory(t, category),
            value: money(minor(MILLION / BigInt(ratePpm))),
          }))}
        />
      </Card>
    </div>
  );
}
