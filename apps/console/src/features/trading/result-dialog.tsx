import type { EnteredResult, WholeTradedMatch } from '@baize/contract/trading-shape';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { CallError } from '../../shared/call-error.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useResultEntry, useResultWithdrawal, useTradedMatch } from './use-trading.ts';
import { matchName } from './words.ts';

type Props = { eventId: string; onClose: () => void };

/** Two people say what a match ended with, each for themselves; the same makes the result. */
export function ResultDialog({ eventId, onClose }: Props) {
  const t = useT();
  const query = useTradedMatch(eventId);
  if (!query.data) {
    return (
      <Dialog isOpen onClose={onClose} title={t('trading.result_title')}>
        <Answered query={query}>{() => null}</Answered>
      </Dialog>
    );
  }
  const props = { match: query.data, onClose };
  return query.data.entry?.isMine ? <OwnEntry {...props} /> : <EntryDialog {...props} />;
}

type MatchProps = { match: WholeTradedMatch; onClose: () => void };

function OwnEntry({ match, onClose }: MatchProps) {
  const t = useT();
  const withdrawing = useResultWithdrawal();
  const score = match.entry?.result?.score;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('trading.result_title')}
      footer={
        <Button
          look="line"
          isBusy={withdrawing.isPending}
          onClick={() => withdrawing.mutate({ eventId: match.eventId })}
        >
          {t('trading.result_withdraw')}
        </Button>
      }
    >
      <div className="stack">
        <p>
          <bdi>{matchName(match)}</bdi> {score && `${score.home}–${score.away}`}
        </p>
        <Note>{t('trading.result_waits')}</Note>
        <CallError error={withdrawing.error} />
      </div>
    </Dialog>
  );
}

type Pair = { readonly home: string; readonly away: string };
const EMPTY: Pair = { home: '', away: '' };

const numberOf = (text: string): number | null => (/^\d{1,3}$/.test(text) ? Number(text) : null);

function scoreOf({ home, away }: Pair): EnteredResult['score'] | null {
  const [first, second] = [numberOf(home), numberOf(away)];
  return first === null || second === null ? null : { home: first, away: second };
}

function EntryDialog({ match, onClose }: MatchProps) {
  const t = useT();
  const toast = useToast();
  const entering = useResultEntry();
  const [score, setScore] = useState(EMPTY);
  const [parts, setParts] = useState<readonly Pair[]>(() =>
    Array.from({ length: match.parts }, () => EMPTY),
  );
  const hasCorners = match.sport === 'football';
  const [corners, setCorners] = useState<Pair>(hasCorners ? EMPTY : { home: '0', away: '0' });
  const result = readResult({ score, parts, corners });
  return (
    <ReasonDialog
      title={t('trading.result_title')}
      text={
        match.entry
          ? t('trading.result_second', { match: matchName(match), name: match.entry.by })
          : t('trading.result_first', { match: matchName(match) })
      }
      action={t('trading.result_enter')}
      reason="needed"
      hint={t('trading.cancel_hint')}
      isBusy={entering.isPending}
      error={entering.error}
      canSubmit={result !== null}
      onSubmit={(reason) => {
        if (!result) return;
        entering.mutate(
          { eventId: match.eventId, result, reason },
          {
            onSuccess: ({ status, markets }) => {
              toast(
                status === 'entered'
                  ? { tone: 'info', text: t('trading.entered_toast') }
                  : { tone: 'win', text: t('trading.confirmed_toast', { count: markets }) },
              );
              onClose();
            },
          },
        );
      }}
      onClose={onClose}
    >
      {(isTried) => (
        <div className="trading-result">
          <PairFields name={t('trading.score')} pair={score} isTried={isTried} onPair={setScore} />
          {parts.map((pair, place) => (
            <PairFields
              // Parts have no other name than their place.
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              name={t('trading.part', { part: String(place + 1) })}
              pair={pair}
              isTried={isTried}
              onPair={(next) => setParts(parts.with(place, next))}
            />
          ))}
          {hasCorners && (
            <PairFields
              name={t('sports.corners')}
              pair={corners}
              isTried={isTried}
              onPair={setCorners}
            />
          )}
        </div>
      )}
    </ReasonDialog>
  );
}

type Written = {
  readonly score: Pair;
  readonly parts: readonly Pair[];
  readonly corners: Pair;
};

/** What was written, when every number is there. */
function readResult({ score, parts, corners }: Written): EnteredResult | null {
  const periods = parts.flatMap((pair) => scoreOf(pair) ?? []);
  const [whole, corner] = [scoreOf(score), scoreOf(corners)];
  if (!whole || !corner || periods.length !== parts.length) return null;
  return { score: whole, periods, corners: corner };
}

type PairProps = {
  name: string;
  pair: Pair;
  isTried: boolean;
  onPair: (pair: Pair) => void;
};

function PairFields({ name, pair, isTried, onPair }: PairProps) {
  const t = useT();
  const wrong = (text: string) =>
    isTried && numberOf(text) === null ? t('trading.number_missing') : undefined;
  return (
    <fieldset>
      <legend>{name}</legend>
      {(['home', 'away'] as const).map((side) => (
        <TextField
          key={side}
          inputMode="numeric"
          label={t(side === 'home' ? 'sports.o_home' : 'sports.o_away')}
          value={pair[side]}
          error={wrong(pair[side])}
          onChange={({ target }) => onPair({ ...pair, [side]: target.value })}
        />
      ))}
    </fieldset>
  );
}
