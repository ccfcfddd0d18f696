import type { RiskRule } from '@baize/contract/risk';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { limitFacts } from '../../shared/limit-facts.tsx';
import { RULE_WORDS } from '../../shared/risk-words.ts';
import { useMay } from '../../shared/use-operator.ts';

type Props = { rule: RiskRule; onChange: () => void };

export function RuleCard({ rule, onChange }: Props) {
  const t = useT();
  const may = useMay();
  const { code, isOn, thresholds } = rule;
  const [name, about] = RULE_WORDS[code];
  return (
    <Card padding="tight" className="risk-rule" aria-label={t(name)}>
      <header>
        <h3>{t(name)}</h3>
        <Tag tone={isOn ? 'win' : 'warn'}>{t(isOn ? 'ops.rule_on' : 'ops.rule_off')}</Tag>
      </header>
      <p className="muted">{t(about)}</p>
      <Facts facts={limitFacts(code, thresholds, t)} />
      <Precision rule={rule} />
      <LastChange rule={rule} />
      {may('risk.manage') && (
        <Button look="line" size="small" onClick={onChange}>
          {t('ops.rule_change')}
          <span className="sr"> {t(name)}</span>
        </Button>
      )}
    </Card>
  );
}

type Of = { rule: RiskRule };

/** Of the cases that ended, how many were what the rule said. */
function Precision({ rule: { kind, cases } }: Of) {
  const t = useT();
  const { number } = useFormats();
  const ended = cases.confirmed + cases.dismissed;
  return (
    <p className="risk-rule-right">
      <span>
        {ended === 0
          ? t('ops.rule_unproven')
          : t('ops.rule_right', {
              confirmed: number(cases.confirmed),
              ended: number(ended),
              percent: number(Math.round((cases.confirmed * 100) / ended)),
            })}
      </span>
      {cases.open > 0 && (
        <ConsoleLink to="/cases" query={{ kind }} className="link">
          {t('ops.rule_open_cases', { count: number(cases.open) })}
        </ConsoleLink>
      )}
    </p>
  );
}

function LastChange({ rule: { changed } }: Of) {
  const t = useT();
  const { dateTime } = useFormats();
  if (!changed) return null;
  const { by, at, reason } = changed;
  return (
    <p className="muted small">
      {t('ops.rule_changed', { name: by, time: dateTime(instant(new Date(at))), reason })}
    </p>
  );
}
