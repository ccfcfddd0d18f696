import { TAGS_MAX } from '@baize/contract/player';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Chip } from '@baize/ui/chip.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { close } from '@baize/ui/icons';
import { Tag } from '@baize/ui/tag.tsx';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../shared/call-error.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { useSetTags } from './use-player.ts';

type Props = { memberId: Id<'mem'>; tags: readonly string[] };

const TAG_MAX = 30;

/** Short words that operators put on a member and take off again. */
export function PlayerTags({ memberId, tags }: Props) {
  const t = useT();
  const may = useMay();
  const [text, setText] = useState('');
  const set = useSetTags(memberId);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || set.isPending) return;
    set.mutate([...tags, text.trim()], { onSuccess: () => setText('') });
  };
  const isOpen = may('members.note');
  return (
    <Card padding="tight" className="player-tags">
      <h2>{t('players.tags')}</h2>
      {tags.length === 0 && <p className="muted">{t('players.tags_none')}</p>}
      <div>
        {tags.map((tag) =>
          isOpen ? (
            <Chip
              key={tag}
              icon={close}
              aria-label={t('players.tag_remove', { name: tag })}
              onClick={() => set.mutate(tags.filter((each) => each !== tag))}
            >
              {tag}
            </Chip>
          ) : (
            <Tag key={tag}>{tag}</Tag>
          ),
        )}
      </div>
      {isOpen && tags.length < TAGS_MAX && (
        <form onSubmit={add}>
          <TextField
            label={t('players.tag_text')}
            maxLength={TAG_MAX}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" look="line" isBusy={set.isPending} disabled={text.trim() === ''}>
            {t('players.tag_add')}
          </Button>
        </form>
      )}
      <CallError error={set.error} />
    </Card>
  );
}
