import type { DeskGame, DeskVendor } from '@baize/contract/catalog-desk';
import { useT } from '@baize/i18n/react.tsx';
import { dayOf } from '@baize/std/day';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Select } from '@baize/ui/select.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useDeferredValue } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { CallError } from '../../shared/call-error.tsx';
import { now } from '../../shared/clock.ts';
import { type Query, useGo } from '../../shared/console-link.tsx';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import { useMay, useOperator } from '../../shared/use-operator.ts';
import { ArrangedList } from './arranged-list.tsx';
import { CatalogueActs } from './catalogue-acts.tsx';
import { StateTags } from './state-tags.tsx';
import { useChange, useGames } from './use-catalogue.ts';

/** The games of one vendor in their order, or those that a text finds. */
export function GameList({ vendors }: { vendors: readonly DeskVendor[] }) {
  const t = useT();
  const go = useGo();
  const address = useAddressQuery();
  const text = useDeferredValue(address.text ?? '');
  const vendor = address.vendor ?? (address.text ? '' : (vendors[0]?.code ?? ''));
  const query = useGames({ ...(vendor && { vendor }), ...(text && { text }) });
  const change = (next: Query) => void go('/catalog', { view: 'games', vendor, ...next });
  return (
    <>
      <div className="list-filters">
        <Select
          label={t('ops.by_vendor')}
          value={vendor}
          onChange={({ target }) => change({ vendor: target.value })}
          options={[
            { value: '', label: t('ops.all_vendors') },
            ...vendors.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <TextField
          type="search"
          label={t('ops.game_search')}
          maxLength={60}
          autoComplete="off"
          value={address.text ?? ''}
          onChange={({ target }) => change({ text: target.value })}
        />
      </div>
      <Answered query={query}>
        {({ games, isCut }) => (
          <>
            {isCut && <Note>{t('ops.games_cut')}</Note>}
            <Games games={games} vendor={text === '' ? vendor : ''} />
          </>
        )}
      </Answered>
    </>
  );
}

function Games({ games, vendor }: { games: readonly DeskGame[]; vendor: string }) {
  const t = useT();
  const may = useMay();
  const changing = useChange();
  const known = new Map(games.map((game) => [game.nodeId, game]));
  const keys = games.map(({ nodeId }) => nodeId);
  if (games.length === 0) {
    return (
      <Card>
        <EmptyState title={t('ops.games_none')}>{t('ops.games_none_text')}</EmptyState>
      </Card>
    );
  }
  return (
    <>
      <CallError error={changing.error} />
      <Card padding="flush">
        <ArrangedList
          label={t('ops.catalog_games')}
          keys={keys}
          nameOf={(nodeId) => known.get(nodeId)?.name ?? String(nodeId)}
          isBusy={changing.isPending}
          onSave={
            vendor !== '' && may('catalog.manage')
              ? (nodeIds) =>
                  changing.mutate({ kind: 'games', asked: { vendor, nodeIds: [...nodeIds] } })
              : null
          }
          render={(nodeId) => {
            const game = known.get(nodeId);
            return game ? <GameRow game={game} /> : nodeId;
          }}
        />
      </Card>
    </>
  );
}

function GameRow({ game }: { game: DeskGame }) {
  const t = useT();
  const may = useMay();
  const { brand } = useOperator();
  const changing = useChange();
  const { nodeId, name, vendor, isHot, isNew, isOpen } = game;
  const releasedOn = dayOf(now(), brand.timezone);
  return (
    <>
      <span className="arranged-name">
        <b>{name}</b>
        <span className="faint">{`${vendor} · ${nodeId}`}</span>
      </span>
      {!isOpen && <Tag>{t('ops.not_served')}</Tag>}
      {isHot && <Tag tone="win">{t('ops.is_hot')}</Tag>}
      {isNew && <Tag tone="info">{t('ops.is_new')}</Tag>}
      <StateTags of={game} />
      {!isNew && may('catalog.manage') && (
        <Button
          look="ghost"
          size="small"
          isBusy={changing.isPending}
          onClick={() => changing.mutate({ kind: 'released', asked: { nodeId, releasedOn } })}
        >
          {t('ops.mark_new')}
          <span className="sr"> {name}</span>
        </Button>
      )}
      <CatalogueActs of={{ ...game, target: { nodeId } }} />
    </>
  );
}
