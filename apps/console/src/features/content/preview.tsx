import { isSettingsKind } from '@baize/contract/settings-rules';
import { useT } from '@baize/i18n/react.tsx';
import { Banner } from '@baize/ui/banner.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { useState } from 'react';
import { getAt, isObject, type Json, textAt } from './body.ts';
import type { ContentKind } from './kinds.ts';
import { MessagePreview } from './message-preview.tsx';
import { colorVariables, useSiteColors } from './site-colors.ts';
import { ThemePreview } from './theme-preview.tsx';

type Props = { kind: ContentKind; body: Json; language: string };

/** What visitors read in a language, as they will see it; rules without texts have no preview. */
export function Preview({ kind, body, language }: Props) {
  const t = useT();
  const [size, setSize] = useState<'phone' | 'wide'>('wide');
  const [theme, setTheme] = useState<'dark' | 'light'>('dark');
  const colors = useSiteColors();
  if (kind === 'theme') return <ThemePreview body={body} />;
  if (kind === 'whitelabel' || kind === 'register' || isSettingsKind(kind)) return null;
  return (
    <Card className="content-preview" lang={language.slice(0, 2).toLowerCase()}>
      <h2>{t('content.preview')}</h2>
      <Segments
        label={t('content.preview_size')}
        segments={[
          { value: 'phone', label: t('content.preview_phone') },
          { value: 'wide', label: t('content.preview_wide') },
        ]}
        value={size}
        onChange={setSize}
      />
      <Segments
        label={t('settings.preview_theme')}
        segments={[
          { value: 'dark', label: t('settings.value_initial_dark') },
          { value: 'light', label: t('settings.value_initial_light') },
        ]}
        value={theme}
        onChange={setTheme}
      />
      <div
        className="content-stage"
        data-size={size}
        data-look={theme}
        style={colors && colorVariables(colors[theme])}
      >
        {kind === 'banners' ? (
          <BannerPreview body={body} language={language} />
        ) : (
          <TextPreview kind={kind} body={body} language={language} />
        )}
      </div>
    </Card>
  );
}

type Shown = Omit<Props, 'kind'>;

const words = (body: Json, name: string, language: string): readonly string[] => {
  const found = getAt(body, [name, language]);
  if (Array.isArray(found)) return found.map(String);
  return typeof found === 'string' && found !== '' ? [found] : [];
};

function BannerPreview({ body, language }: Shown) {
  const scene = textAt(body, ['scene']);
  const [button] = words(body, 'button', language);
  return (
    <div className="content-banner">
      <Banner
        art={<img src={`/images/banner/${encodeURIComponent(scene)}-640.webp`} alt="" />}
        eyebrow={words(body, 'eyebrow', language)}
        title={words(body, 'title', language).map((line) => (
          <span key={line} className="banner-line">
            {line}{' '}
          </span>
        ))}
        action={button && <span className={buttonClass({ look: 'white' })}>{button}</span>}
      >
        {words(body, 'text', language)}
      </Banner>
    </div>
  );
}

type Section = { readonly title: string; readonly text: string };

function TextPreview({ kind, body, language }: Props) {
  const [title] = [...words(body, 'title', language), ...words(body, 'names', language)];
  const lines = ['lead', 'text', 'rules', 'benefits', 'hostNote'].flatMap((name) =>
    words(body, name, language),
  );
  const content = words(body, 'content', language);
  const found = getAt(body, ['sections', language]);
  const sections = Array.isArray(found)
    ? found.filter(isObject).map((each) => each as unknown as Section)
    : [];
  if (kind === 'messages') {
    const isLeading = textAt(body, ['page']) !== '';
    return <MessagePreview title={title ?? ''} paragraphs={content} isLeading={isLeading} />;
  }
  return (
    <>
      {title && <h3>{title}</h3>}
      {kind === 'popups' ? (
        <PopupFrame html={content.join('')} title={title ?? ''} />
      ) : (
        [...lines, ...content].map((line) => <p key={line}>{line}</p>)
      )}
      {sections.map(({ title: head, text }) => (
        <section key={head}>
          <h3>{head}</h3>
          <p>{text}</p>
        </section>
      ))}
    </>
  );
}

/** Nothing that an operator pastes runs here: the frame may do nothing at all. */
const PopupFrame = ({ html, title }: { html: string; title: string }) => (
  <iframe className="content-frame" sandbox="" srcDoc={html} title={title} />
);
