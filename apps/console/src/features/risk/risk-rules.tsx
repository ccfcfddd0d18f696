import { listRiskRules, type RiskRule } from '@baize/contract/risk';
import { useT } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { call } from '../../shared/api.ts';
import { RuleCard } from './rule-card.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import './risk.css';

/** Every rule and marker: what it looks for, how it stands, and how often it was right. */
export function RiskRules() {
  const query = useQuery({
    queryKey: ['risk-rules'],
    queryFn: ({ signal }) => call(listRiskRules, {}, signal),
  });
  return <Answered query={query}>{({ rules }) => <Groups rules={rules} />}</Answered>;
}

function Groups({ rules }: { rules: readonly RiskRule[] }) {
  const t = useT();
  const [changing, setChanging] = useState<RiskRule | null>(null);
  const of = (kind: RiskRule['kind']) => rules.filter((rule) => rule.kind === kind);
  return (
    <>
      <section className="stack">
        <h2>{t('ops.rules_risk')}</h2>
        <Cards rules={of('risk')} onChange={setChanging} />
      </section>
      <section className="stack">
        <div>
          <h2>{t('ops.rules_care')}</h2>
          <p className="muted">{t('ops.rules_care_text')}</p>
        </div>
        <Cards rules={of('care')} onChange={setChanging} />
      </section>
      {changing && <RuleDialog rule={changing} onClose={() => setChanging(null)} />}
    </>
  );
}

type CardsProps = { rules: readonly RiskRule[]; onChange: (rule: RiskRule) => void };

const Cards = ({ rules, onChange }: CardsProps) => (
  <div className="risk-rules">
    {rules.map((rule) => (
      <RuleCard key={rule.code} rule={rule} onChange={() => onChange(rule)} />
    ))}
  </div>
);
