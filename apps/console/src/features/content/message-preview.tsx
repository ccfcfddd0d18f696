import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';

type Props = { title: string; paragraphs: readonly string[]; isLeading: boolean };

/** A message as it stands in a member's message center. */
export function MessagePreview({ title, paragraphs, isLeading }: Props) {
  const t = useT();
  return (
    <Card padding="tight" className="content-message">
      <h3>{title}</h3>
      {paragraphs.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isLeading && <span className="content-message-link">{t('messages.open')}</span>}
    </Card>
  );
}
