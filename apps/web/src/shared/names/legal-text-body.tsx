import { useFormats, useT } from '@baize/i18n/react.tsx';
import { useSiteTexts } from '../server/site-texts.ts';
import { dayAt } from '../timing/clock.ts';
import './legal-text.css';
import type { LegalText } from './legal-texts.ts';
import { SiteTextsAway } from './site-texts-away.tsx';
import { TextSections } from './text-sections.tsx';

/** The terms or the privacy policy, section by section, with the day they hold from. */
export function LegalTextBody({ text }: { text: LegalText }) {
  const t = useT();
  const formats = useFormats();
  const query = useSiteTexts();
  const found = query.data?.legal.find(({ id }) => id === text);
  if (!found) return <SiteTextsAway query={query} />;
  return (
    <div className="legal">
      <p className="muted">{found.lead}</p>
      <TextSections sections={found.sections} />
      <p className="muted">
        {t('terms.since', { date: formats.date(dayAt(found.since), 'long') })}
      </p>
    </div>
  );
}
