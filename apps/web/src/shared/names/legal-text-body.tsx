import { useT } from '@baize/i18n/react.tsx';
import './legal-text.css';
import { useBrand, useBrandName } from '../loading/start.tsx';
import { LEGAL_TEXTS, type LegalText } from './legal-texts.ts';

/** The terms or the privacy policy, section by section. */
export function LegalTextBody({ text }: { text: LegalText }) {
  const t = useT();
  const { minimumAge: age } = useBrand();
  const brand = useBrandName();
  const { lead, sections } = LEGAL_TEXTS[text];
  return (
    <div className="legal">
      <p className="muted">{t(lead, { brand })}</p>
      {sections.map(([title, words]) => (
        <section key={title}>
          <h3>{t(title)}</h3>
          <p>{words === 'terms.age_text' ? t(words, { age }) : t(words)}</p>
        </section>
      ))}
    </div>
  );
}
