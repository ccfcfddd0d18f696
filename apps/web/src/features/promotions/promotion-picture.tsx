import { Picture } from '@baize/ui/picture.tsx';

const WIDTHS = [640, 1280] as const;

/** Cut to 16:9 around its motif, a scene is shown about twice as wide as its frame. */
export function PromotionPicture({ url }: { url: string }) {
  const srcSet = WIDTHS.map((width) => `${url}-${width}.avif ${width}w`).join(', ');
  return (
    <div className="promotion-art">
      <Picture
        src={`${url}-1280.webp`}
        sources={[{ type: 'image/avif', srcSet }]}
        sizes="(max-width: 719px) 180vw, 960px"
        alt=""
        width={1280}
        height={400}
      />
    </div>
  );
}
