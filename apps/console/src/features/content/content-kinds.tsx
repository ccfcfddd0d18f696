import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { type ContentKind, KIND_GROUPS, KIND_NAMES } from './kinds.ts';

/** The lists, by what they are about. */
export function ContentKinds({ current }: { current: ContentKind }) {
  const t = useT();
  return (
    <Card padding="tight">
      <nav className="content-kinds" aria-label={t('content.lists')}>
        {KIND_GROUPS.map(({ name, kinds }) => (
          <div key={name}>
            <h2>{t(name)}</h2>
            <ul>
              {kinds.map((kind) => (
                <li key={kind}>
                  <ConsoleLink
                    to={`/content/${kind}`}
                    aria-current={kind === current ? 'page' : undefined}
                  >
                    {t(KIND_NAMES[kind])}
                  </ConsoleLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </Card>
  );
}
