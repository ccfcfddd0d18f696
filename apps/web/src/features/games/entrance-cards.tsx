import type { VendorCard } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { entrancesOf } from './entrances-of.ts';
import type { ListSearch } from './list-search.ts';
import { VendorCards } from './vendor-cards.tsx';

type Props = { vendors: readonly VendorCard[]; search: ListSearch };

/** Vendors of which the list holds no single games: each is a door of its own. */
export function EntranceCards({ vendors, search }: Props) {
  const t = useT();
  const entrances = entrancesOf(vendors, search);
  if (entrances.length === 0) return null;
  return (
    <section className="section" aria-labelledby="entrances">
      <h2 id="entrances">{t('lobby.entrances')}</h2>
      <VendorCards vendors={entrances} />
    </section>
  );
}
