import { type RiskRuleCode, shapeOfRule } from '@baize/contract/risk-rules';
import { useFormats } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { minor } from '@baize/std/money';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { LIMIT_NAMES } from './risk-words.ts';

/** The thresholds of a rule as names and values, in the order they are read. */
export const limitFacts = (
  rule: RiskRuleCode,
  thresholds: Readonly<Record<string, string>>,
  t: Translate,
) =>
  Object.keys(shapeOfRule(rule).thresholds).flatMap((name) => {
    const [key, value] = [LIMIT_NAMES[name], thresholds[name]];
    if (!key || value === undefined) return [];
    return [{ name: t(key), value: <LimitValue rule={rule} name={name} value={value} /> }];
  });

type Props = { rule: RiskRuleCode; name: string; value: string };

/** A threshold as people read it: money as money, a share with its sign, an hour as a clock shows it. */
function LimitValue({ rule, name, value }: Props) {
  const { number } = useFormats();
  const unit = shapeOfRule(rule).thresholds[name]?.unit;
  if (unit === 'amount') return <MoneyText amount={minor(BigInt(value))} />;
  if (unit === 'percent') return <bdi>{number(BigInt(value))}%</bdi>;
  return <bdi>{unit === 'clock' ? `${value.padStart(2, '0')}:00` : number(BigInt(value))}</bdi>;
}
