import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Card } from '@baize/ui/card.tsx';
import './installing.css';
import { type StepDrawn, StepPicture } from './step-picture.tsx';

type Step = { readonly text: PlainKey; readonly drawn: StepDrawn };

type Phone = { readonly name: PlainKey; readonly steps: readonly Step[] };

const IOS: Phone = {
  name: 'app.ios',
  steps: [
    { text: 'app.ios_open', drawn: 'safari' },
    { text: 'app.ios_share', drawn: 'share' },
    { text: 'app.ios_add', drawn: 'add' },
    { text: 'app.ios_start', drawn: 'home' },
  ],
};

const ANDROID: Phone = {
  name: 'app.android',
  steps: [
    { text: 'app.android_open', drawn: 'chrome' },
    { text: 'app.android_menu', drawn: 'menu' },
    { text: 'app.android_install', drawn: 'install' },
    { text: 'app.android_start', drawn: 'home' },
  ],
};

/** Step by step for both kinds of phones. */
export const InstallGuides = () => (
  <div className="guides">
    <Guide of={IOS} />
    <Guide of={ANDROID} />
  </div>
);

function Guide({ of: { name, steps } }: { of: Phone }) {
  const t = useT();
  return (
    <Card className="guide">
      <h2>{t(name)}</h2>
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
