import type { Person } from '@baize/contract/team-shapes';
import { useT } from '@baize/i18n/react.tsx';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Skeleton } from '@baize/ui/skeleton.tsx';
import { type KeyboardEvent, useId } from 'react';
import './people.css';

export type PersonMatch = Person & { readonly note: string };

type Props = {
  label: string;
  hint: string;
  text: string;
  onText: (text: string) => void;
  /** Undefined while they come. */
  found: readonly PersonMatch[] | undefined;
  /** There are more than are shown. */
  hasMore?: boolean;
  chosen: Person | null;
  onChoose: (person: Person) => void;
  error?: string | undefined;
};

/** Somebody is looked for by their account and chosen from what was found. */
export function PersonChoice({ label, hint, text, onText, error, ...list }: Props) {
  return (
    <>
      <TextField
        type="search"
        label={label}
        hint={hint}
        error={error}
        value={text}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={keepForm}
        onChange={(event) => onText(event.target.value)}
      />
      <People {...list} />
    </>
  );
}

/** Enter looks for somebody; it does not send what is not finished. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

type PeopleProps = Pick<Props, 'found' | 'hasMore' | 'chosen' | 'onChoose'>;

function People({ found, hasMore, chosen, onChoose }: PeopleProps) {
  const t = useT();
  const name = useId();
  if (!found) return <Skeleton height="3rem" />;
  // Whoever was chosen stays to be seen, whatever is looked for next.
  const isShown = found.some(({ memberId }) => memberId === chosen?.memberId);
  const people = chosen && !isShown ? [{ ...chosen, note: '' }, ...found] : found;
  if (people.length === 0) return <p className="muted">{t('console.nobody')}</p>;
  return (
    <div className="person-choice">
      <RadioGroup
        name={name}
        label={t('console.choose_one')}
        value={chosen?.memberId ?? null}
        onChange={(memberId) => {
          const person = people.find((each) => each.memberId === memberId);
          if (person) onChoose(person);
        }}
        options={people.map(({ memberId, account, note }) => ({
          value: memberId,
          label: <bdi>{account}</bdi>,
          hint: note,
        }))}
      />
      {hasMore && <p className="muted small">{t('console.more_found')}</p>}
    </div>
  );
}
