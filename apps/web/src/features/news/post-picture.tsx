import { Picture } from '@baize/ui/picture.tsx';

const WIDTHS = [640, 1280] as const;

/** The scene of an entry, cut around its motif. */
export function PostPicture({ url, sizes }: { url: string; sizes: string }) {
  const srcSet = WIDTHS.map((width) => `${url}-${width}.avif ${width}w`).join(', ');
  return (
    <div className="post-art">
      <Picture
        src={`${url}-1280.webp`}
        sources={[{ type: 'image/avif', srcSet }]}
        sizes={sizes}
        alt=""
        width={1280}
        height={400}
      />
    </div>
  );
}
