import type { DeskVendor } from '@baize/contract/catalog-desk';
import { GAME_TYPES } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { Select } from '@baize/ui/select.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { Answered } from '../../shared/answered.tsx';
import { CallError } from '../../shared/call-error.tsx';
import { CATEGORY_NAMES } from '../../shared/category-names.ts';
import { type Query, useGo } from '../../shared/console-link.tsx';
import '../../shared/list-filters.css';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import { useMay } from '../../shared/use-operator.ts';
import { ArrangedList } from './arranged-list.tsx';
import './catalogue.css';
import { CatalogueActs } from './catalogue-acts.tsx';
import { GameList } from './game-list.tsx';
import { HotList } from './hot-list.tsx';
import { StateTags } from './state-tags.tsx';
import { useChange, useVendors } from './use-catalogue.ts';

const VIEWS = ['vendors', 'games', 'hot'] as const;
type View = (typeof VIEWS)[number];

const VIEW_NAMES: Readonly<Record<View, PlainKey>> = {
  vendors: 'ops.catalog_vendors',
  games: 'ops.catalog_games',
  hot: 'ops.catalog_hot',
};

/** What the lobby offers: what is on, in which order, and what is closed for now. */
export function CatalogueDesk() {
  const t = useT();
  const go = useGo();
  const address = useAddressQuery();
  const view = VIEWS.find((each) => each === address.view) ?? 'vendors';
  const query = useVendors();
  const change = (next: Query) => void go('/catalog', { view, ...next });
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('ops.catalog')}</h1>
          <p className="muted">{t('ops.catalog_text')}</p>
        </div>
      </header>
      <div className="list-filters">
        <Segments
          label={t('console.view')}
          value={view}
          onChange={(next) => change({ view: next })}
          segments={VIEWS.map((value) => ({ value, label: t(VIEW_NAMES[value]) }))}
        />
      </div>
      {view === 'hot' ? (
        <HotList />
      ) : (
        <Answered query={query}>
          {({ vendors, categories }) =>
            view === 'games' ? (
              <GameList vendors={vendors} />
            ) : (
              <VendorList vendors={vendors} categories={categories} onChange={change} />
            )
          }
        </Answered>
      )}
    </>
  );
}

type VendorListProps = {
  vendors: readonly DeskVendor[];
  categories: readonly { gameType: (typeof GAME_TYPES)[number]; vendors: string[] }[];
  onChange: (next: Query) => void;
};

function VendorList({ vendors, categories, onChange }: VendorListProps) {
  const t = useT();
  const may = useMay();
  const { category } = useAddressQuery();
  const changing = useChange();
  const gameType = GAME_TYPES.find((each) => each === category) ?? 'RNG';
  const codes = categories.find((each) => each.gameType === gameType)?.vendors ?? [];
  const known = new Map(vendors.map((vendor) => [vendor.code, vendor]));
  const nameOf = (code: string) => known.get(code)?.name ?? code;
  return (
    <>
      <div className="list-filters">
        <Select
          label={t('ops.by_category')}
          value={gameType}
          onChange={({ target }) => onChange({ category: target.value })}
          options={GAME_TYPES.map((value) => ({ value, label: t(CATEGORY_NAMES[value]) }))}
        />
      </div>
      <CallError error={changing.error} />
      <Card padding="flush">
        {codes.length === 0 ? (
          <EmptyState title={t('ops.vendors_none')}>{t('ops.vendors_none_text')}</EmptyState>
        ) : (
          <ArrangedList
            label={t('ops.catalog_vendors')}
            keys={codes}
            nameOf={nameOf}
            isBusy={changing.isPending}
            onSave={
              may('catalog.manage')
                ? (keys) =>
                    changing.mutate({ kind: 'vendors', asked: { gameType, vendors: [...keys] } })
                : null
            }
            render={(code) => {
              const vendor = known.get(code);
              return vendor ? <VendorRow vendor={vendor} /> : code;
            }}
          />
        )}
      </Card>
    </>
  );
}

function VendorRow({ vendor }: { vendor: DeskVendor }) {
  const t = useT();
  const { code, name, isServed, gameCount } = vendor;
  return (
    <>
      <span className="arranged-name">
        <b>{name}</b>
        <span className="faint">{t('ops.games_of', { code, count: gameCount })}</span>
      </span>
      {!isServed && <Tag>{t('ops.not_served')}</Tag>}
      <StateTags of={vendor} />
      <CatalogueActs of={{ ...vendor, target: { vendor: code } }} />
    </>
  );
}
