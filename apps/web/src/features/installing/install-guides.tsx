import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Card } from '@baize/ui/card.tsx';
import './installing.css';
import { type StepDrawn, StepPicture } from './step-picture.tsx';

type Step = { readonly text: PlainKey; readonly drawn: StepDrawn };

const IOS: readonly Step[] = [
  { text: 'app.ios_open', drawn: 'safari' },
  { text: 'app.ios_share', drawn: 'share' },
  { text: 'app.ios_add', drawn: 'add' },
  { text: 'app.ios_start', drawn: 'home' },
];

const ANDROID: readonly Step[] = [
  { text: 'app.android_open', drawn: 'chrome' },
  { text: 'app.android_menu', drawn: 'menu' },
  { text: 'app.android_install', drawn: 'install' },
  { text: 'app.android_start', drawn: 'home' },
];

/** Step by step for both kinds of phones, the visitor's own first. */
export function InstallGuides() {
  const guides = [<Guide key="ios" title="app.ios" steps={IOS} />];
  const android = <Guide key="android" title="app.android" steps={ANDROID} />;
  const isAndroid = /android/i.test(globalThis.navigator?.userAgent ?? '');
  return <div className="guides">{isAndroid ? [android, ...guides] : [...guides, android]}</div>;
}

function Guide({ title, steps }: { title: PlainKey; steps: readonly Step[] }) {
  const t = useT();
  return (
    <Card className="guide">
      <h2>{t(title)}</h2>
      <ol>
        {steps.map(({ text, drawn }) => (
          <li key={text}>
            <StepPicture of={drawn} />
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
