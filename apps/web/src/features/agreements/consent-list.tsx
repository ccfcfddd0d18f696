import type { AgreementRequest } from '@baize/contract/agreement';
import { useT } from '@baize/i18n/react.tsx';
import type { MemberId } from '@baize/std/id';
import { Button } from '@baize/ui/button.tsx';
import { Checkbox } from '@baize/ui/choice.tsx';
import { Note } from '@baize/ui/note.tsx';
import { rateText } from '@baize/ui/rate-text';

type Props = {
  people: AgreementRequest['wouldEnd'];
  agreed: readonly MemberId[];
  onChange: (agreed: readonly MemberId[]) => void;
  /** Somebody tried to accept without having agreed to all. */
  isMissing: boolean;
};

/** Whose agreements end by it: none is ticked beforehand. */
export function ConsentList({ people, agreed, onChange, isMissing }: Props) {
  const t = useT();
  if (people.length === 0) return null;
  return (
    <fieldset className="consents">
      <legend>{t('agreements.would_end', { count: people.length })}</legend>
      <p className="muted small">{t('agreements.would_end_text')}</p>
      <div className="consents-list">
        {people.map(({ memberId, account, rate }) => (
          <Checkbox
            key={memberId}
            label={t('agreements.end_of', { account, rate: rateText(rate) })}
            checked={agreed.includes(memberId)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...agreed, memberId] : agreed.filter((id) => id !== memberId),
              )
            }
          />
        ))}
      </div>
      {people.length > 3 && (
        <Button
          look="line"
          size="small"
          onClick={() => onChange(people.map(({ memberId }) => memberId))}
        >
          {t('agreements.agree_all')}
        </Button>
      )}
      {isMissing && (
        <div role="alert">
          <Note tone="warn">{t('agreements.consent_needed')}</Note>
        </div>
      )}
    </fieldset>
  );
}
