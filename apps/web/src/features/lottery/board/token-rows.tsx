import { optionName } from '@baize/client/line-names';
import { useT } from '@baize/i18n/react.tsx';
import type { Entry, Selection } from '@baize/lottery/core/entry';
import type { Play } from '@baize/lottery/core/play';
import { setGroup, toggleToken } from '../slip/toggle-token.ts';
import type { NumberStates } from './play-board.tsx';

type RowEntry = Extract<Entry, { kind: 'places' | 'fixed' | 'repeats' }>;

type Props = {
  play: Play;
  entry: RowEntry;
  states: NumberStates;
  selection: Selection;
  onChange: (selection: Selection) => void;
};

/** A row of tokens for each place, or for each number of times a token comes. */
export function TokenRows({ play, entry, states, selection, onChange }: Props) {
  const t = useT();
  const rows = rowNames(entry, t);
  const full = rows.map((_, group) => selection[group] ?? []);
  return (
    <div className="lot-rows">
      {rows.map((name, group) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          <div className="lot-grid" data-columns="10">
            {entry.tokens.map((token) => {
              const state =
                entry.kind === 'fixed' ? states.get(`${group + 1}:${token}`) : undefined;
              return (
                <button
                  key={token}
                  type="button"
                  aria-pressed={full[group]?.includes(token) ?? false}
                  data-state={state}
                  disabled={state === 'closed'}
                  onClick={() => onChange(toggleToken(full, { group, token }))}
                >
                  {optionName(token, play.code, t)}
                </button>
              );
            })}
          </div>
          {isNumeric(entry.tokens) && (
            <RowTools
              tokens={entry.tokens}
              onChoose={(tokens) => onChange(setGroup(full, group, tokens))}
            />
          )}
        </fieldset>
      ))}
    </div>
  );
}

const isNumeric = (tokens: readonly string[]): boolean =>
  tokens.length >= 6 && tokens.every((token) => /^\d+$/.test(token));

const rowNames = (entry: RowEntry, t: ReturnType<typeof useT>): readonly string[] =>
  entry.kind === 'repeats'
    ? entry.groups.map(({ times }) => t('lottery.times_n', { times }))
    : Array.from({ length: entry.places }, (_, place) =>
        t('lottery.place_n', { place: `${place + 1}` }),
      );

type ToolsProps = {
  tokens: readonly string[];
  onChoose: (tokens: readonly string[]) => void;
};

/** A whole row at a press: the upper half is big, the lower small. */
function RowTools({ tokens, onChoose }: ToolsProps) {
  const t = useT();
  const half = Math.ceil(tokens.length / 2);
  const ways = [
    [t('lottery.row_all'), tokens],
    [t('lottery.row_big'), tokens.slice(half)],
    [t('lottery.row_small'), tokens.slice(0, half)],
    [t('lottery.row_odd'), tokens.filter((token) => Number(token) % 2 === 1)],
    [t('lottery.row_even'), tokens.filter((token) => Number(token) % 2 === 0)],
    [t('lottery.row_none'), []],
  ] as const;
  return (
    <div className="lot-row-tools">
      {ways.map(([name, chosen]) => (
        <button key={name} type="button" onClick={() => onChoose(chosen)}>
          {name}
        </button>
      ))}
    </div>
  );
}
