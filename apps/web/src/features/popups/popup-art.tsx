import type { Popup } from '@baize/contract/system';
import { Picture } from '@baize/ui/picture.tsx';

/** The drawn scene beside the words, by what they are about. */
const SCENES: Record<Popup['promotionType'], string> = {
  NEWS: 'lagoon',
  OFFER: 'tables',
  SAFETY: 'krathong',
};

export function PopupArt({ about }: { about: Popup['promotionType'] }) {
  const at = (format: string) => `/images/banner/${SCENES[about]}-1280.${format}`;
  return (
    <div className="popup-art">
      <Picture
        src={at('webp')}
        sources={[{ type: 'image/avif', srcSet: at('avif') }]}
        alt=""
        width={1280}
        height={400}
        isFirst
      />
    </div>
  );
}
