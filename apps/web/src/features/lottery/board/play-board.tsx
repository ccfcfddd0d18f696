import { useT } from '@baize/i18n/react.tsx';
import type { Entry, Selection } from '@baize/lottery/core/entry';
import type { Play } from '@baize/lottery/core/play';
import { countLines } from '@baize/lottery/core/selection';
import type { Tariff } from '@baize/lottery/core/tariff';
import type { WireNumber } from '../book/wire.ts';
import { BoardTools } from './board-tools.tsx';
import { DigitPad } from './digit-pad.tsx';
import { TokenGrid } from './token-grid.tsx';
import { TokenRows } from './token-rows.tsx';

export type NumberStates = ReadonlyMap<string, WireNumber['state']>;

type Props = {
  play: Play;
  tariff: Tariff;
  /** Of all plays: those that are closed or pay half already. */
  numbers: readonly WireNumber[];
  selection: Selection;
  onChange: (selection: Selection) => void;
};

/** Where the numbers of a play are chosen, in the way the play takes them. */
export function PlayBoard({ play, tariff, numbers, selection, onChange }: Props) {
  const t = useT();
  const { entry } = play;
  const states = statesOf(play.code, numbers);
  return (
    <>
      <BoardTools entry={entry} states={states} selection={selection} onChange={onChange} />
      {play.stakes > 1 && (
        <p className="muted">{t('lottery.costs_units', { count: `${play.stakes}` })}</p>
      )}
      <Chooser
        play={play}
        tariff={tariff}
        states={states}
        selection={selection}
        onChange={onChange}
      />
      <p className="lot-missing" aria-live="polite">
        {missingWords(entry, selection, t)}
      </p>
      {states.size > 0 && <Legend states={states} />}
    </>
  );
}

type ChooserProps = Omit<Props, 'numbers'> & { states: NumberStates };

function Chooser({ play, tariff, ...choosing }: ChooserProps) {
  const { entry } = play;
  switch (entry.kind) {
    case 'numbers':
      return <DigitPad length={entry.length} isSorted={entry.isSorted ?? false} {...choosing} />;
    case 'options':
      return <TokenGrid play={play} tariff={tariff} tokens={entry.options} {...choosing} />;
    case 'pool':
      return <TokenGrid play={play} tariff={null} tokens={entry.tokens} {...choosing} />;
    case 'places':
    case 'fixed':
    case 'repeats':
      return <TokenRows play={play} entry={entry} {...choosing} />;
  }
}

const statesOf = (play: string, numbers: readonly WireNumber[]): NumberStates =>
  new Map(
    numbers.flatMap(({ number, state }) =>
      number.startsWith(`${play}:`) ? [[number.slice(play.length + 1), state]] : [],
    ),
  );

/** What is still needed for one line; nothing once there is one, or nothing was chosen yet. */
function missingWords(entry: Entry, selection: Selection, t: ReturnType<typeof useT>): string {
  const chosen = selection.reduce((all, group) => all + group.length, 0);
  if (chosen === 0) return '';
  const isWhole = selection.length > 0 && countLines(entry, selection) > 0;
  if (isWhole) return t('lottery.slip_lines', { count: countLines(entry, selection) });
  return entry.kind === 'pool'
    ? t('lottery.need_more', { count: `${entry.pick}` })
    : t('lottery.need_places');
}

function Legend({ states }: { states: NumberStates }) {
  const t = useT();
  const has = (state: WireNumber['state']) => [...states.values()].includes(state);
  return (
    <p className="lot-legend faint">
      {has('half') && <span className="is-half">{t('lottery.legend_half')}</span>}
      {has('closed') && <span className="is-closed">{t('lottery.legend_closed')}</span>}
    </p>
  );
}
