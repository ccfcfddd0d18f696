import type { DeskGame } from '@baize/contract/catalog-desk';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { useDeferredValue, useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { CallError } from '../../shared/call-error.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { ArrangedList } from './arranged-list.tsx';
import { StateTags } from './state-tags.tsx';
import { useChange, useGames } from './use-catalogue.ts';

/** The games that stand first: ordered, removed, and added by their name. */
export function HotList() {
  const query = useGames({ hot: 'yes' });
  return <Answered query={query}>{({ games }) => <Hot games={games} />}</Answered>;
}

function Hot({ games }: { games: readonly DeskGame[] }) {
  const t = useT();
  const isManager = useMay()('catalog.manage');
  const changing = useChange();
  const known = new Map(games.map((game) => [game.nodeId, game]));
  const keys = games.map(({ nodeId }) => nodeId);
  const save = (nodeIds: readonly number[]) =>
    changing.mutate({ kind: 'hot', asked: { nodeIds: [...nodeIds], before: keys } });
  return (
    <>
      <CallError error={changing.error} />
      {isManager && <AddHot hot={keys} onAdd={(nodeId) => save([nodeId, ...keys])} />}
      <Card padding="flush">
        {games.length === 0 && (
          <EmptyState title={t('ops.hot_none')}>{t('ops.hot_none_text')}</EmptyState>
        )}
        <ArrangedList
          label={t('ops.catalog_hot')}
          keys={keys}
          nameOf={(nodeId) => known.get(nodeId)?.name ?? String(nodeId)}
          isBusy={changing.isPending}
          onSave={isManager ? save : null}
          render={(nodeId) => {
            const game = known.get(nodeId);
            if (!game) return nodeId;
            return (
              <>
                <span className="arranged-name">
                  <b>{game.name}</b>
                  <span className="faint">{game.vendor}</span>
                </span>
                <StateTags of={game} />
                {isManager && (
                  <Button
                    look="ghost"
                    size="small"
                    disabled={changing.isPending}
                    onClick={() => save(keys.filter((key) => key !== nodeId))}
                  >
                    {t('ops.hot_remove')}
                    <span className="sr"> {game.name}</span>
                  </Button>
                )}
              </>
            );
          }}
        />
      </Card>
    </>
  );
}

const FOUND_MAX = 8;

function AddHot({ hot, onAdd }: { hot: readonly number[]; onAdd: (nodeId: number) => void }) {
  const t = useT();
  const [text, setText] = useState('');
  const sought = useDeferredValue(text.trim());
  return (
    <div className="list-filters">
      <TextField
        type="search"
        label={t('ops.hot_add')}
        maxLength={60}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {sought.length > 1 && (
        <Found
          text={sought}
          hot={hot}
          onAdd={(nodeId) => {
            onAdd(nodeId);
            setText('');
          }}
        />
      )}
    </div>
  );
}

type FoundProps = { text: string; hot: readonly number[]; onAdd: (nodeId: number) => void };

function Found({ text, hot, onAdd }: FoundProps) {
  const t = useT();
  const { data } = useGames({ text });
  const found = data?.games.filter(({ nodeId }) => !hot.includes(nodeId)) ?? [];
  if (found.length === 0) return <p className="muted">{t('ops.games_none')}</p>;
  return (
    <div className="arranged-acts">
      {found.slice(0, FOUND_MAX).map(({ nodeId, name }) => (
        <Button key={nodeId} look="line" size="small" onClick={() => onAdd(nodeId)}>
          {t('ops.hot_add_one', { name })}
        </Button>
      ))}
    </div>
  );
}
