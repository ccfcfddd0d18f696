import type { DrawTerms, PlayPrizes } from '@baize/contract/draw-terms';
import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import './draws.css';
import { prizeName } from './prize-names.ts';
import { usePrizesAsking } from './use-terms.ts';

type ModePrizes = DrawTerms['prizes'][number];

type Props = { lottery: string; prizes: ModePrizes; onClose: () => void };

const GROUP = 'group';
const PRIZE = /^\d{1,7}(\.\d{1,4})?$/;

/** Asks for other prizes of a mode; what is left as it is stays as it is. */
export function PrizesDialog({ lottery, prizes: { mode, named, plays }, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const asking = usePrizesAsking();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const changed = named.flatMap(({ name, pays }) => {
    const text = texts[name]?.trim() ?? pays;
    return text === pays ? [] : [{ name, pays: text }];
  });
  const errorOf = (name: string): string | undefined => {
    const pays = changed.find((each) => each.name === name)?.pays;
    if (pays === undefined) return undefined;
    if (name === GROUP) return isGroup(pays) ? undefined : t('draws.prize_group_wrong');
    if (!PRIZE.test(pays) || Number(pays) === 0) return t('draws.prize_wrong');
    const percent = returnsOf(name, { plays, named, pays });
    return percent > 100 ? t('draws.prize_too_high', { percent: `${percent}` }) : undefined;
  };
  const isSound = changed.length > 0 && changed.every(({ name }) => errorOf(name) === undefined);
  return (
    <ReasonDialog
      title={`${t('draws.prizes_change')}: ${mode}`}
      text={t('draws.prizes_dialog_text')}
      action={t('draws.prizes_send')}
      reason="needed"
      isBusy={asking.isPending}
      error={asking.error}
      canSubmit={isSound}
      onSubmit={(reason) =>
        asking.mutate(
          { lottery, mode, prizes: changed, reason },
          {
            onSuccess: () => {
              toast({ tone: 'info', text: t('draws.prizes_sent') });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <div className="prize-fields">
            {named.map(({ name, pays }) => (
              <TextField
                key={name}
                label={prizeName(name, t)}
                prefix={name === GROUP ? undefined : '×'}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                value={texts[name] ?? pays}
                error={errorOf(name)}
                hint={
                  name === GROUP
                    ? t('draws.prize_group_hint')
                    : t('draws.prize_returns', {
                        percent: `${returnsOf(name, { plays, named, pays: texts[name] ?? pays })}`,
                      })
                }
                onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
              />
            ))}
          </div>
          {isTried && changed.length === 0 && <Note tone="warn">{t('draws.prizes_same')}</Note>}
        </>
      )}
    </ReasonDialog>
  );
}

const isGroup = (text: string): boolean =>
  /^\d{4}$/.test(text) && Number(text) >= 1_700 && Number(text) <= 1_960;

type Reckoning = {
  readonly plays: readonly PlayPrizes[];
  readonly named: ModePrizes['named'];
  readonly pays: string;
};

/** What a play returns by a prize that is typed: the book counts it exactly before it takes it. */
function returnsOf(name: string, { plays, named, pays }: Reckoning): number {
  const now = Number(named.find((each) => each.name === name)?.pays);
  const returns = Number(plays.find(({ play }) => play === name)?.returnsMost);
  const percent = PRIZE.test(pays.trim()) ? (returns * Number(pays)) / now : returns;
  return Math.round(percent * 100) / 100;
}
