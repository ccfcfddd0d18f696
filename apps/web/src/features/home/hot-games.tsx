import type { GameItem } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { Chip } from '@baize/ui/chip.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { refresh } from '@baize/ui/icons';
import { Pager } from '@baize/ui/pager.tsx';
import { type ReactNode, useState } from 'react';
import { pageOf, vendorsIn } from './hot-pages.ts';
import { Rail } from './rail.tsx';

type Props = {
  games: readonly GameItem[];
  onRefresh: () => void;
  /** How games are drawn. */
  children: (games: readonly GameItem[]) => ReactNode;
};

/** What the house puts first: twelve a page, of all studios or of one. */
export function HotGames({ games, onRefresh, children }: Props) {
  const t = useT();
  const [vendor, setVendor] = useState<string | null>(null);
  const [asked, setPage] = useState(1);
  const { page, pages, shown } = pageOf(games, vendor, asked);
  const choose = (code: string | null) => {
    setVendor(code);
    setPage(1);
  };
  return (
    <Rail
      title={t('con_hot')}
      beside={<Vendors games={games} chosen={vendor} onChoose={choose} />}
      end={
        <>
          <IconButton label={t('home.refresh')} icon={refresh} isRound onClick={onRefresh} />
          <Pager label={t('con_hot')} page={page} pages={pages} onPage={setPage} />
        </>
      }
    >
      {children(shown)}
    </Rail>
  );
}

type VendorsProps = {
  games: readonly GameItem[];
  chosen: string | null;
  onChoose: (vendor: string | null) => void;
};

function Vendors({ games, chosen, onChoose }: VendorsProps) {
  const t = useT();
  return (
    <fieldset className="rail-chips" aria-label={t('home.studios')}>
      <Chip isChosen={chosen === null} onClick={() => onChoose(null)}>
        {t('home.all_studios')}
      </Chip>
      {vendorsIn(games).map(({ vassalage, vendorName }) => (
        <Chip key={vassalage} isChosen={chosen === vassalage} onClick={() => onChoose(vassalage)}>
          <bdi>{vendorName}</bdi>
        </Chip>
      ))}
    </fieldset>
  );
}
