import { useT } from '@baize/i18n/react.tsx';
import { Arrears } from '../features/settlement/arrears.tsx';
import { Preview } from '../features/settlement/preview.tsx';
import { Runs } from '../features/settlement/runs.tsx';

/** What agents and members are paid for their teams: owed, running and settled. */
export function SettlementPage() {
  const t = useT();
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('console.settlement')}</h1>
          <p className="muted">{t('console.settlement_text')}</p>
        </div>
      </header>
      <Arrears />
      <Preview />
      <Runs />
    </>
  );
}
