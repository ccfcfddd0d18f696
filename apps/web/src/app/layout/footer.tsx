import { useFormats, useLanguage, useT } from '@baize/i18n/react.tsx';
import { Link } from '@tanstack/react-router';
import { SocialLinks } from '../../features/support/social-links.tsx';
import { useIsDrawn } from '../../shared/loading/is-drawn.ts';
import { useBrand, useBrandName, useStart } from '../../shared/loading/start.tsx';
import { HELP_TOPICS, helpTopics } from '../../shared/names/help-topics.ts';
import { now } from '../../shared/timing/clock.ts';
import { SITE_ENTRIES } from './entries.ts';
import './footer.css';
import { Logo } from './logo.tsx';
import { Products } from './products.tsx';
import type { Doors } from './side-lists.tsx';
import { VendorRow } from './vendor-row.tsx';

export function Footer({ onSettings, onSupport }: Doors) {
  const t = useT();
  return (
    <footer className="foot" aria-label={t('shell.footer')}>
      <div className="foot-columns">
        <div className="foot-brand">
          <Logo />
          <p>{t('shell.statement')}</p>
        </div>
        <nav aria-labelledby="foot-site">
          <h2 id="foot-site">{t('shell.footer_site')}</h2>
          {SITE_ENTRIES.map((entry) => (
            <Link key={entry.to} to={entry.to}>
              {t(entry.name)}
            </Link>
          ))}
          <a href="/docs/api">{t('about.api_entry')}</a>
        </nav>
        <nav aria-labelledby="foot-help">
          <h2 id="foot-help">{t('shell.footer_help')}</h2>
          {helpTopics.map((topic) => (
            <Link
              key={topic}
              to="/help"
              hash={topic}
              hashScrollIntoView={false}
              activeOptions={{ includeHash: true }}
            >
              {t(HELP_TOPICS[topic])}
            </Link>
          ))}
        </nav>
        <div>
          <h2>{t('shell.support_title')}</h2>
          <button type="button" onClick={onSupport}>
            {t('shell.support')}
          </button>
          <button type="button" onClick={onSettings}>
            {t('settings.title')}
          </button>
        </div>
        <SocialLinks />
      </div>
      <Products />
      <VendorRow />
      <Legal />
    </footer>
  );
}

function Legal() {
  const t = useT();
  const formats = useFormats();
  const brand = useBrandName();
  const { minimumAge } = useBrand();
  const { code } = useLanguage();
  const start = useStart();
  const isDrawn = useIsDrawn();
  const isOfToday = code === start.language && start.year.drawnIn === now().getUTCFullYear();
  // A device whose clock is wrong takes the page as it was drawn first.
  const year = isDrawn || isOfToday ? start.year.text : formats.year(now());
  return (
    <div className="foot-legal">
      <bdi className="foot-age" aria-hidden="true">
        {formats.number(minimumAge)}+
      </bdi>
      <p>
        {t('shell.age_note', { age: minimumAge })}
        <br />
        {t('shell.risk_note')}
      </p>
      <p className="foot-copyright">{t('shell.copyright', { year, brand })}</p>
    </div>
  );
}
