import type { BoardTier, DrawBoard } from '@baize/contract/draw-shape';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import './draws.css';
import { prizeName } from './words.ts';

type Props = {
  shape: readonly BoardTier[];
  /** What stands there at first: a correction begins with the result in force. */
  start?: DrawBoard;
  action: string;
  isBusy: boolean;
  onSubmit: (board: DrawBoard) => void;
  children?: ReactNode;
};

const emptyBoard = (shape: readonly BoardTier[]): DrawBoard =>
  Object.fromEntries(
    shape.map(({ name, count }) => [name, Array.from({ length: count }, () => '')]),
  );

const fits = ({ digits, tokens = [] }: BoardTier, text: string): boolean =>
  digits === undefined ? tokens.includes(text) : text.length === digits;

const lengthOf = ({ digits, tokens = [] }: BoardTier): number =>
  digits ?? Math.max(...tokens.map(({ length }) => length), 1);

/** Every number of a board, one field each; a full one hands the keyboard to the next. */
export function BoardForm({ shape, start, action, isBusy, onSubmit, children }: Props) {
  const t = useT();
  const [board, setBoard] = useState<DrawBoard>(() => start ?? emptyBoard(shape));
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isWhole = shape.every((tier) => board[tier.name]?.every((number) => fits(tier, number)));

  const type = (tier: BoardTier, place: number, text: string) => {
    const number = tier.digits === undefined ? text.trim() : text.replaceAll(/\D/g, '');
    const numbers = (board[tier.name] ?? []).with(place, number.slice(0, lengthOf(tier)));
    setBoard({ ...board, [tier.name]: numbers });
    if (fits(tier, number)) goOn(form.current);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWhole) onSubmit(board);
  };
  return (
    <form ref={form} className="draw-form" noValidate onSubmit={submit}>
      {shape.map((tier) => (
        <fieldset key={tier.name}>
          <legend>{prizeName(tier.name, t)}</legend>
          {(board[tier.name] ?? []).map((number, place) => (
            <TextField
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              label={<span className="sr">{`${prizeName(tier.name, t)} ${place + 1}`}</span>}
              className="draw-field"
              style={{ inlineSize: `${lengthOf(tier) + 2}ch` }}
              inputMode="numeric"
              autoComplete="off"
              maxLength={lengthOf(tier)}
              placeholder={'·'.repeat(lengthOf(tier))}
              value={number}
              error={isTried && !fits(tier, number) ? t('draws.number_missing') : undefined}
              onChange={({ target }) => type(tier, place, target.value)}
            />
          ))}
        </fieldset>
      ))}
      {children}
      <div className="queue-acts">
        <Button type="submit" look="act" isBusy={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}

/** From the field that is typed into to the one after it. */
function goOn(form: HTMLFormElement | null): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('.draw-field input') ?? [])];
  const next = fields[fields.findIndex((field) => field === document.activeElement) + 1];
  next?.focus();
  next?.select();
}
