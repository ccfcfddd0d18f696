import { useT } from '@baize/i18n/react.tsx';
import { Note } from '@baize/ui/note.tsx';
import { rateText } from '@baize/ui/rate-text';
import '../../shared/people.css';
import type { AgreementFile } from './use-platform-agreements.ts';

/** Whose agreements end with this one, by name. */
export function WouldEnd({ file: { wouldEnd, wouldEndCount } }: { file: AgreementFile }) {
  const t = useT();
  if (wouldEndCount === 0) return null;
  const hidden = wouldEndCount - wouldEnd.length;
  return (
    <Note tone="warn">
      {t('console.would_end', { count: wouldEndCount })}
      <ul className="names">
        {wouldEnd.map(({ memberId, account, rate }) => (
          <li key={memberId}>
            <bdi>{account}</bdi> <span className="muted">{rateText(rate)}</span>
          </li>
        ))}
        {hidden > 0 && <li className="muted">{t('console.and_more', { count: hidden })}</li>}
      </ul>
    </Note>
  );
}
