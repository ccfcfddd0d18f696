import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Note } from '@baize/ui/note.tsx';

type Props = {
  agreement: { readonly operator: string; readonly at: string } | null;
  /** What was agreed to, in words; left out where there is but one thing to agree to. */
  amount?: string | undefined;
};

/** That two operators have to agree, and who has so far. */
export function AgreementNote({ agreement, amount }: Props) {
  const t = useT();
  const formats = useFormats();
  const time = agreement && formats.dateTime(instant(new Date(agreement.at)));
  return (
    <Note>
      {t('console.needs_second')}
      {agreement && time && (
        <p>
          {amount
            ? t('console.agreed_to', { operator: agreement.operator, time, amount })
            : t('console.agreed_by', { operator: agreement.operator, time })}
        </p>
      )}
    </Note>
  );
}
