import type { MovePreview } from '@baize/contract/agent';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { KINDS } from '@baize/ui/agreement-words';
import { Facts } from '@baize/ui/facts.tsx';
import { Note } from '@baize/ui/note.tsx';
import { rateText } from '@baize/ui/rate-text';
import { Skeleton } from '@baize/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { CallError } from '../../shared/call-error.tsx';
import '../../shared/people.css';

type Props = { query: UseQueryResult<MovePreview>; account: string };

/** What would follow from a move, or why it cannot be made. */
export function MoveOutcome({ query, account }: Props) {
  if (query.data) return <Foretold preview={query.data} account={account} />;
  if (query.error) return <CallError error={query.error} />;
  return <Skeleton height="8rem" />;
}

function Foretold({ preview, account }: { preview: MovePreview; account: string }) {
  const t = useT();
  const { dateTime } = useFormats();
  const { from, to, members, rebate, agreements, offers } = preview;
  const top = t('console.top_of_line');
  return (
    <section className="offer-words" aria-live="polite">
      <h3>{t('console.move_follows')}</h3>
      <Facts
        facts={[
          { name: t('console.move_from'), value: <bdi>{from?.account ?? top}</bdi> },
          { name: t('console.move_to'), value: <bdi>{to?.account ?? top}</bdi> },
          { name: t('console.move_along'), value: t('console.team_of', { count: members }) },
          {
            name: t('console.rebate'),
            value:
              rebate.before === rebate.after
                ? t('console.rebate_stays', { rate: rateText(rebate.after) })
                : `${rateText(rebate.before)} → ${rateText(rebate.after)}`,
          },
        ]}
      />
      <p>{t('console.move_counts', { at: dateTime(instant(new Date(preview.countsFrom))) })}</p>
      {offers.length > 0 && (
        <Note tone="warn">
          {t('console.move_lapses')}
          <Kinds held={offers} t={t} />
        </Note>
      )}
      {agreements.length > 0 && (
        <div role="alert">
          <Note tone="loss">
            {t('console.move_held', { account })}
            <Kinds held={agreements} t={t} />
          </Note>
        </div>
      )}
    </section>
  );
}

type KindsProps = { held: MovePreview['offers']; t: Translate };

const Kinds = ({ held, t }: KindsProps) => (
  <ul className="names">
    {held.map(({ kind, topRate }) => (
      <li key={`${kind} ${topRate}`}>
        {t(KINDS[kind])} <span className="muted">{rateText(topRate)}</span>
      </li>
    ))}
  </ul>
);
