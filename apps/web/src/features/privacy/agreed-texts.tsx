import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Facts } from '@baize/ui/facts.tsx';
import { useTerms } from '../../shared/care/use-terms.ts';
import { AreaTexts } from '../../shared/names/area-texts.tsx';
import { LEGAL_TITLES } from '../../shared/names/legal-texts.ts';
import { dayAt } from '../../shared/timing/clock.ts';

/** What the member agreed to: which text, and when. */
export const AgreedTexts = () => (
  <AreaTexts areas={['terms', 'security']}>
    <Agreed />
  </AreaTexts>
);

function Agreed() {
  const t = useT();
  const formats = useFormats();
  const { agreed } = useTerms();
  if (agreed.length === 0) return null;
  return (
    <Facts
      facts={agreed.map(({ text, since, at }) => ({
        name: t(LEGAL_TITLES[text]),
        value: t('terms.agreed_at', {
          date: formats.date(dayAt(since), 'long'),
          at: formats.dateTime(instant(new Date(at))),
        }),
      }))}
    />
  );
}
