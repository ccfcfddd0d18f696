import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { search } from '@baize/ui/icons';
import { useState } from 'react';
import type { TeamFilters } from '../use-team-search.ts';

/** One of the tree by the whole account; empty for everybody. */
export function AccountField({ filters }: { filters: TeamFilters }) {
  const t = useT();
  const asked = filters.search.account ?? '';
  const [text, setText] = useState(asked);
  return (
    <form
      className="agent-account"
      onSubmit={(event) => {
        event.preventDefault();
        filters.change({ account: text.trim() || undefined });
      }}
    >
      <TextField
        label={t('agents.of_account')}
        value={text}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Button look="line" type="submit" icon={search}>
        {t('agents.find_short')}
      </Button>
      {asked !== '' && (
        <Button
          look="ghost"
          onClick={() => {
            setText('');
            filters.change({ account: undefined });
          }}
        >
          {t('agents.everybody')}
        </Button>
      )}
    </form>
  );
}
