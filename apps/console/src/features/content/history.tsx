import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Disclosure } from '@baize/ui/disclosure.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { authorName } from './author-name.ts';
import type { Json } from './body.ts';
import { differencesOf } from './difference.ts';
import { DifferenceTable } from './difference-table.tsx';
import type { ContentVersion } from './use-content.ts';

type Props = {
  versions: readonly ContentVersion[];
  canRestore: boolean;
  onRestore: (version: number) => void;
};

/** Every version, the newest first, each with what it changed. */
export function History({ versions, canRestore, onRestore }: Props) {
  const t = useT();
  const { dateTime } = useFormats();
  return (
    <Card className="content-history">
      <h2>{t('content.history')}</h2>
      {versions.map(({ version, body, createdBy, createdAt, reason }, index) => (
        <Disclosure
          key={version}
          title={
            <>
              {t('content.version_of', {
                version: String(version),
                time: dateTime(instant(new Date(createdAt))),
                name: authorName(t, createdBy),
              })}{' '}
              {index === 0 && body !== null && <Tag tone="win">{t('content.in_force')}</Tag>}
              {body === null && <Tag tone="warn">{t('content.off_version')}</Tag>}
            </>
          }
        >
          {reason !== null && <p className="muted">{reason}</p>}
          <Changed before={versions[index + 1]?.body} after={body} />
          {canRestore && index > 0 && body !== null && (
            <Button look="line" size="small" onClick={() => onRestore(version)}>
              {t('content.restore')}
            </Button>
          )}
        </Disclosure>
      ))}
    </Card>
  );
}

type ChangedProps = {
  before: ContentVersion['body'] | undefined;
  after: ContentVersion['body'];
};

function Changed({ before, after }: ChangedProps) {
  const t = useT();
  if (!before || !after) return null;
  const differences = differencesOf(before as Json, after as Json);
  return differences.length === 0 ? (
    <p className="muted">{t('content.unchanged')}</p>
  ) : (
    <DifferenceTable
      differences={differences}
      before={t('content.before')}
      after={t('content.changes')}
    />
  );
}
