import { useT } from '@baize/i18n/react.tsx';
import { RiskRules } from '../features/risk/risk-rules.tsx';

export function RiskRulesPage() {
  const t = useT();
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('ops.rules')}</h1>
          <p className="muted">{t('ops.rules_text')}</p>
        </div>
      </header>
      <RiskRules />
    </>
  );
}
