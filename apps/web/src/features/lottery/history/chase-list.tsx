import { wholePlayName } from '@baize/client/play-names';
import { useT } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import type { BookAccess } from '../../../shared/book/use-book-session.ts';
import { useChases, useStopChase } from '../book/use-tickets.ts';
import type { WireChase } from '../book/wire.ts';
import { bookWording, refusalWords } from '../words/book-wording.ts';

/** Slips that are played in several rounds: what was played, won, returned and is set aside. */
export function ChaseList({ access }: { access: BookAccess | null }) {
  const t = useT();
  const { data = [] } = useChases(access);
  if (data.length === 0) return null;
  return (
    <Card>
      <h2>{t('lottery.chases')}</h2>
      <ul className="lot-chases">
        {data.map((chase) => (
          <ChaseRow key={chase.chaseId} chase={chase} access={access} />
        ))}
      </ul>
    </Card>
  );
}

const STATUS = {
  starting: { key: 'lottery.s_pending', tone: 'info' },
  running: { key: 'lottery.chase_running', tone: 'brand' },
  done: { key: 'lottery.chase_done', tone: 'plain' },
  stopped: { key: 'lottery.chase_stopped', tone: 'plain' },
  refused: { key: 'lottery.s_refused', tone: 'loss' },
} as const;

function ChaseRow({ chase, access }: { chase: WireChase; access: BookAccess | null }) {
  const t = useT();
  const stop = useStopChase(access);
  const { key, tone } = STATUS[chase.status];
  const [first] = chase.periods;
  const sums = [
    [t('lottery.chase_played'), chase.played],
    [t('lottery.ticket_won'), chase.won],
    [t('lottery.chase_returned'), chase.returned],
    [t('lottery.chase_reserved'), chase.reserved],
  ] as const;
  return (
    <li>
      <header>
        <b>{first?.bets.map(({ play }) => wholePlayName(play, t)).join(', ')}</b>
        <Tag tone={tone}>{t(key)}</Tag>
      </header>
      {chase.status === 'refused' && <p>{refusalWords(chase.stopReason, t)}</p>}
      <dl className="lot-sums">
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <MoneyText amount={minor(BigInt(amount))} />
            </dd>
          </div>
        ))}
      </dl>
      {chase.status === 'running' && (
        <Button look="line" isBusy={stop.isPending} onClick={() => stop.mutate(chase.chaseId)}>
          {t('lottery.chase_stop_now')}
        </Button>
      )}
      {stop.error !== null && <Note tone="loss">{bookWording(stop.error, t)}</Note>}
    </li>
  );
}
