import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Card } from '@baize/ui/card.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chat, device, type IconPath, lock, shield } from '@baize/ui/icons';
import './trust-cards.css';

type Promise = { readonly icon: IconPath; readonly name: PlainKey; readonly text: PlainKey };

/** What holds today and can be checked; nothing that is only meant to. */
const PROMISES: readonly Promise[] = [
  { icon: lock, name: 'home.trust_sealed', text: 'home.trust_sealed_text' },
  { icon: chat, name: 'home.trust_ask', text: 'home.trust_ask_text' },
  { icon: device, name: 'home.trust_screen', text: 'home.trust_screen_text' },
  { icon: shield, name: 'home.trust_real', text: 'home.trust_real_text' },
];

export function TrustCards() {
  const t = useT();
  return (
    <section className="section" aria-labelledby="trust">
      <h2 id="trust">{t('home.trust_title')}</h2>
      <div className="trust">
        {PROMISES.map(({ icon, name, text }) => (
          <Card key={name} className="trust-card">
            <Icon of={icon} className="trust-icon" />
            <h3>{t(name)}</h3>
            <p>{t(text)}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}
