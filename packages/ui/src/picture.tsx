import { useT } from '@baize/i18n/react.tsx';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { picture } from './icons.ts';
import './picture.css';

type Props = {
  src: string;
  /** Empty where the name stands beside it. */
  alt: string;
  width: number;
  height: number;
  /** Further formats of the same picture, best first. */
  sources?: readonly { type: `image/${string}`; srcSet: string }[];
  sizes?: string;
  /** Shown in its place if it cannot be loaded: drawn art, an initial. */
  fallback?: ReactNode;
  /** For the one picture the first view is judged by. */
  isFirst?: boolean;
  className?: string;
};

/** A picture that keeps its place, and says so in words when it cannot be shown. */
export function Picture({ src, sources = [], fallback, className, ...props }: Props) {
  const { alt, width, height, sizes, isFirst } = props;
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src)
    return (
      <MissingPicture className={className} width={width} height={height} fallback={fallback} />
    );
  return (
    <picture className={classNames('pic', className)}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={(image) => {
          // It may have failed before React took the page over, and then no event comes.
          if (image?.complete && image.naturalWidth === 0) setFailed(src);
        }}
        src={src}
        alt={alt}
        width={width}
        height={height}
        sizes={sizes}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(src)}
      />
    </picture>
  );
}

type MissingProps = {
  className: string | undefined;
  width: number;
  height: number;
  fallback: ReactNode;
};

function MissingPicture({ className, width, height, fallback }: MissingProps) {
  const t = useT();
  const words = t('ui_image_error');
  return (
    <span
      className={classNames('pic', 'pic-missing', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
      role={fallback ? 'img' : undefined}
      aria-label={fallback ? words : undefined}
    >
      {fallback ?? (
        <>
          <Icon of={picture} />
          <span>{words}</span>
        </>
      )}
    </span>
  );
}
