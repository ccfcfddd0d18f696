import { LANGUAGES } from '@baize/i18n/languages';
import { useT } from '@baize/i18n/react.tsx';
import { Button, LinkButton } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { chat, page } from '@baize/ui/icons';
import { useSupport } from '../features/support/support.tsx';
import { useBrand, useBrandLanguages, useBrandName } from '../shared/loading/start.tsx';
import './about-page.css';

export function AboutPage() {
  const t = useT();
  const brand = useBrandName();
  return (
    <>
      <header className="about-head">
        <h1>{t('about.title')}</h1>
        <p className="muted">{t('about.lead', { brand })}</p>
      </header>
      <div className="about">
        <BrandFacts />
        <Sealed />
        <Talk />
        <Engineers />
      </div>
    </>
  );
}

function BrandFacts() {
  const t = useT();
  const { minimumAge, currency, timezone } = useBrand();
  const offered = useBrandLanguages();
  const languages = LANGUAGES.filter(({ code }) => offered.includes(code));
  return (
    <Card>
      <h2>{t('about.facts')}</h2>
      <Facts
        facts={[
          { name: t('about.age'), value: t('about.years', { age: minimumAge }) },
          { name: t('about.languages'), value: languages.map(({ name }) => name).join(' · ') },
          {
            name: t('about.currency'),
            value: <bdi>{`${currency.code} (${currency.symbol})`}</bdi>,
          },
          { name: t('about.timezone'), value: <bdi>{timezone}</bdi> },
        ]}
      />
    </Card>
  );
}

function Sealed() {
  const t = useT();
  return (
    <Card>
      <h2>{t('about.sealed_title')}</h2>
      <ol className="about-steps">
        <li>{t('about.sealed_ask')}</li>
        <li>{t('about.sealed_lock')}</li>
        <li>{t('about.sealed_refuse')}</li>
      </ol>
    </Card>
  );
}

function Talk() {
  const t = useT();
  return (
    <Card>
      <h2>{t('about.support_title')}</h2>
      <p className="muted">{t('home.trust_ask_text')}</p>
      <Button look="line" icon={chat} onClick={useSupport()}>
        {t('shell.support')}
      </Button>
    </Card>
  );
}

function Engineers() {
  const t = useT();
  return (
    <Card>
      <h2>{t('about.engineers_title')}</h2>
      <p className="muted">{t('about.engineers_text')}</p>
      <LinkButton look="line" href="/docs/api" icon={page}>
        {t('about.api_entry')}
      </LinkButton>
    </Card>
  );
}
