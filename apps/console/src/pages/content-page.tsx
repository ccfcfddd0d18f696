import { useT } from '@baize/i18n/react.tsx';
import { ContentEditor } from '../features/content/content-editor.tsx';
import { ContentKinds } from '../features/content/content-kinds.tsx';
import { ContentList } from '../features/content/content-list.tsx';
import '../features/content/content.css';
import { isKind, KIND_NAMES } from '../features/content/kinds.ts';
import { useShapes, useVersions } from '../features/content/use-content.ts';
import type { KindShape } from '../features/content/use-content-editor.ts';
import { Answered } from '../shared/answered.tsx';
import { ConsoleLink } from '../shared/console-link.tsx';
import { useAddressPart } from '../shared/use-address-part.ts';

/** The lists of content, and the rows of the one that is chosen. */
export function ContentPage() {
  const t = useT();
  const asked = useAddressPart('kind');
  const kind = isKind(asked) ? asked : 'banners';
  const query = useShapes();
  return (
    <>
      <header className="console-head">
        <div>
          <h1 tabIndex={-1}>{t('content.title')}</h1>
          <p className="muted">{t('content.lead')}</p>
        </div>
      </header>
      <div className="content-page">
        <ContentKinds current={kind} />
        <Answered query={query}>
          {({ kinds }) => (
            <ContentList
              key={kind}
              kind={kind}
              canWithdraw={kinds.find((each) => each.kind === kind)?.canWithdraw ?? false}
            />
          )}
        </Answered>
      </div>
    </>
  );
}

/** One row of content; an address that names no list shows the lists. */
export function ContentRowPage() {
  const t = useT();
  const kind = useAddressPart('kind');
  const rowKey = useAddressPart('rowKey');
  const query = useShapes();
  if (!isKind(kind) || rowKey === undefined) return <ContentPage />;
  return (
    <>
      <ConsoleLink to={`/content/${kind}`} className="link">
        {t('content.back', { name: t(KIND_NAMES[kind]) })}
      </ConsoleLink>
      <Answered query={query}>
        {({ kinds, languages }) => {
          const of = kinds.find((each) => each.kind === kind);
          if (!of) return null;
          return rowKey === 'new' ? (
            <ContentEditor of={of} languages={languages} rowKey={null} versions={[]} />
          ) : (
            <ExistingRow key={rowKey} of={of} languages={languages} rowKey={rowKey} />
          );
        }}
      </Answered>
    </>
  );
}

type RowProps = { of: KindShape; languages: readonly string[]; rowKey: string };

function ExistingRow({ of, languages, rowKey }: RowProps) {
  const query = useVersions(of.kind, rowKey);
  return (
    <Answered query={query}>
      {(versions) => (
        <ContentEditor of={of} languages={languages} rowKey={rowKey} versions={versions} />
      )}
    </Answered>
  );
}
