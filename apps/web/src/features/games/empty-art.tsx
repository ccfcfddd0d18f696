import { Picture } from '@baize/ui/picture.tsx';

/** One symbol, for a place where nothing is yet. */
export const EmptyArt = ({ of }: { of: 'favourites' | 'games' | 'search' | 'records' }) => (
  <Picture src={`/images/empty/${of}-176.webp`} alt="" width={176} height={176} />
);
