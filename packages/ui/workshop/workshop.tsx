import { useSyncExternalStore } from 'react';
import { PARTS } from './parts.ts';
import { CHOICES, type Settings, writeSettings } from './settings.ts';

/** Every part below one another; an address that ends in `#dialog` shows that part alone. */
export function Workshop({ settings }: { settings: Settings }) {
  const hash = useSyncExternalStore(onHash, () => location.hash.slice(1));
  const shown = PARTS.filter(({ id }) => hash === '' || hash === id);
  return (
    <div className="shop">
      <header className="shop-top">
        <a className="shop-name" href={writeSettings(settings)}>
          Baize <span>workshop</span>
        </a>
        <Switches settings={settings} hash={hash} />
      </header>
      <div className="shop-frame">
        <nav className="shop-side" aria-label="Parts">
          <a href={writeSettings(settings)} aria-current={hash === '' ? 'page' : undefined}>
            All
          </a>
          {PARTS.map(({ id, title }) => (
            <a key={id} href={`#${id}`} aria-current={hash === id ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        <main>
          <h1 className="sr">Components</h1>
          {shown.map(({ id, title, Part }) => (
            <section key={id} id={id} className="shop-part" aria-label={title}>
              <h2>{title}</h2>
              <Part />
            </section>
          ))}
        </main>
      </div>
    </div>
  );
}

const onHash = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

type SwitchesProps = { settings: Settings; hash: string };

function Switches({ settings, hash }: SwitchesProps) {
  return (
    <div className="shop-switches">
      {Object.entries(CHOICES).map(([name, values]) => (
        <span key={name}>
          {values.map((value) => (
            <a
              key={value}
              href={`${writeSettings({ ...settings, [name]: value })}${hash && `#${hash}`}`}
              aria-current={settings[name as keyof Settings] === value || undefined}
            >
              {value}
            </a>
          ))}
        </span>
      ))}
    </div>
  );
}
