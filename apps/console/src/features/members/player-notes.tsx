import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { TextArea } from '@baize/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../shared/call-error.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { type Player, useWriteNote } from './use-player.ts';

type Props = { memberId: Id<'mem'>; notes: Player['notes'] };

const NOTE_MAX = 2_000;

/** What operators tell one another about a member; the member never reads it. */
export function PlayerNotes({ memberId, notes }: Props) {
  const t = useT();
  const may = useMay();
  const { dateTime } = useFormats();
  return (
    <Card padding="tight" className="player-notes">
      <h2>{t('players.notes')}</h2>
      {notes.length === 0 && <p className="muted">{t('players.notes_none')}</p>}
      <ul>
        {notes.map(({ at, by, text }) => (
          <li key={`${at} ${text}`}>
            {text}
            <small className="faint">
              {by} · {dateTime(instant(new Date(at)))}
            </small>
          </li>
        ))}
      </ul>
      {may('members.note') && <NewNote memberId={memberId} />}
    </Card>
  );
}

function NewNote({ memberId }: { memberId: Id<'mem'> }) {
  const t = useT();
  const [text, setText] = useState('');
  const write = useWriteNote(memberId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || write.isPending) return;
    write.mutate(text.trim(), { onSuccess: () => setText('') });
  };
  return (
    <form onSubmit={submit}>
      <TextArea
        label={t('players.note_text')}
        hint={t('players.note_hint')}
        rows={3}
        maxLength={NOTE_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <CallError error={write.error} />
      <Button type="submit" look="line" isBusy={write.isPending} disabled={text.trim() === ''}>
        {t('players.note_add')}
      </Button>
    </form>
  );
}
