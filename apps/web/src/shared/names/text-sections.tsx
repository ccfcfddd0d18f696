import type { SiteTextSection } from '../server/site-texts.ts';
import './legal-text.css';

export const TextSections = ({ sections }: { sections: readonly SiteTextSection[] }) => (
  <div className="legal">
    {sections.map(({ title, text }) => (
      <section key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </section>
    ))}
  </div>
);
