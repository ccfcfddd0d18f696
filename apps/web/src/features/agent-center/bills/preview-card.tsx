import type { AgreementKind } from '@baize/contract/agreement';
import type { SettlementPreview } from '@baize/contract/settlement';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { periodText } from '@baize/ui/period-text';
import { rateText } from '@baize/ui/rate-text';
import { Shown } from '../states.tsx';
import './bills.css';
import { TierSteps } from './tier-steps.tsx';
import { usePreview } from './use-bills.ts';

/** What the running period would come to if it closed now, on both sides. */
export function PreviewCard({ kind }: { kind: AgreementKind }) {
  const t = useT();
  const asked = usePreview(kind);
  return (
    <Card className="team-trend">
      <h2>{t('agents.preview')}</h2>
      <Shown asked={asked}>{(preview) => <Preview preview={preview} />}</Shown>
    </Card>
  );
}

function Preview({ preview }: { preview: SettlementPreview }) {
  const t = useT();
  const formats = useFormats();
  const { mine, owed, owedTotal, arrears, asOf } = preview;
  return (
    <>
      {mine ? (
        <>
          <p className="muted">
            {periodText(mine, formats)} ·{' '}
            {t('agents.settles_at', { at: formats.dateTime(instant(new Date(mine.to))) })}
          </p>
          <TierSteps
            tiers={mine.tiers}
            reached={mine.tier}
            activeValidBets={mine.activeValidBets}
          />
          <Facts
            facts={[
              { name: t('agents.base'), value: <MoneyText amount={mine.base} /> },
              { name: t('agents.rate'), value: mine.tier === null ? '–' : rateText(mine.rate) },
              { name: t('agents.would_receive'), value: <MoneyText amount={mine.amount} /> },
              ...(owed.length > 0
                ? [{ name: t('agents.would_owe'), value: <MoneyText amount={owedTotal} /> }]
                : []),
            ]}
          />
        </>
      ) : (
        <p className="muted">{t('agents.no_agreement')}</p>
      )}
      {arrears > 0n && (
        <Note tone="warn">{t('agents.arrears', { amount: formats.money(arrears) })}</Note>
      )}
      <p className="faint small">
        {t('agents.as_of', { at: formats.dateTime(instant(new Date(asOf))) })}
      </p>
    </>
  );
}
