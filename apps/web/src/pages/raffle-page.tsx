import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { Raffles } from '../features/raffles/raffles.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

/** Raffles: what is left in the deck, a draw, and the proof. */
export const RafflePage = () => (
  <AreaTexts areas={textsAt('/member/raffle')} waiting={<LoadingCover />}>
    <Raffles />
  </AreaTexts>
);
