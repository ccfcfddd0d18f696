import { ratioText, type WeakPair, weakPairs } from '@baize/contract/contrast';
import { useT } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { getAt, type Json } from './body.ts';
import { COLOR_NAMES } from './setting-names.ts';
import { type Colors, colorVariables } from './site-colors.ts';

const LOOKS = ['dark', 'light'] as const;

/** Both themes with the colours that are being edited, and the pairs that nobody could read. */
export function ThemePreview({ body }: { body: Json }) {
  const t = useT();
  return (
    <Card className="content-preview">
      <h2>{t('content.preview')}</h2>
      <p className="muted">{t('settings.preview_text')}</p>
      {LOOKS.map((look) => {
        const colors = getAt(body, [look]) as unknown as Colors;
        return (
          <section key={look}>
            <h3>{t(`settings.field_${look}`)}</h3>
            <Sample colors={colors} look={look} />
            <Contrast weak={weakPairs(colors)} />
          </section>
        );
      })}
    </Card>
  );
}

const BALANCE = minor(1_234_550n);
const TONES = ['win', 'loss', 'warn', 'info'] as const;

/** The parts of a page that use the most roles. */
function Sample({ colors, look }: { colors: Colors; look: (typeof LOOKS)[number] }) {
  const t = useT();
  return (
    <div className="theme-sample" data-look={look} style={colorVariables(colors)}>
      <div className="theme-sample-card">
        <b>{t('settings.preview_head')}</b>
        <MoneyText amount={BALANCE} />
        <p>{t('settings.preview_words')}</p>
        <p className="theme-sample-muted">{t('settings.preview_muted')}</p>
        <p className="theme-sample-faint">{t('settings.preview_faint')}</p>
        <p className="theme-sample-field">{t('settings.preview_field')}</p>
        <p className="theme-sample-tags">
          {TONES.map((tone) => (
            <Tag key={tone} tone={tone}>
              {t(`settings.color_${tone}`)}
            </Tag>
          ))}
        </p>
        <p className="theme-sample-tags">
          {/* Only looked at: what it would do is on the site. */}
          <Button look="act" size="small" tabIndex={-1} aria-hidden>
            {t('settings.preview_act')}
          </Button>
          <span className="theme-sample-link">{t('settings.preview_link')}</span>
        </p>
      </div>
    </div>
  );
}

function Contrast({ weak }: { weak: readonly WeakPair[] }) {
  const t = useT();
  if (weak.length === 0) {
    return <Note tone="brand">{t('settings.contrast_fine')}</Note>;
  }
  return (
    <Note tone="warn">
      <p>{t('settings.contrast_weak', { count: String(weak.length) })}</p>
      <ul>
        {weak.map(({ above, below, is, least }) => (
          <li key={`${above} ${below}`}>
            {t('settings.contrast_pair', {
              above: t(COLOR_NAMES[above]),
              below: t(COLOR_NAMES[below]),
              is: ratioText(is),
              least: String(least),
            })}
          </li>
        ))}
      </ul>
    </Note>
  );
}
