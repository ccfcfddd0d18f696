import type { ReactNode } from 'react';
import './avatar.css';
import { Badge } from './badge.tsx';
import { Picture } from './picture.tsx';

type Props = {
  name: string;
  src?: string | undefined;
  /** The brand's own picture, shown when `src` cannot be loaded. */
  defaultSrc?: string | undefined;
  /** Drawn art, where there is no picture. */
  art?: ReactNode;
  size?: 'small' | 'medium' | 'big';
  /** New messages at its corner. */
  count?: number;
  /** The jade ring of one's own account. */
  hasRing?: boolean;
};

const PIXELS = { small: 32, medium: 40, big: 72 } as const;

/** A face in a circle; without a picture, the first letter of the name. */
export function Avatar({ name, src, defaultSrc, art, size = 'medium', ...props }: Props) {
  const { count = 0, hasRing } = props;
  const initial = <span className="avatar-initial">{firstLetter(name)}</span>;
  const pixels = PIXELS[size];
  const picture = defaultSrc && <img src={defaultSrc} alt="" width={pixels} height={pixels} />;
  return (
    <span className={`avatar avatar-${size}`}>
      <span className={hasRing ? 'avatar-face avatar-ring' : 'avatar-face'}>
        {src ? (
          <Picture
            src={src}
            alt=""
            width={pixels}
            height={pixels}
            fallback={picture || art || initial}
          />
        ) : (
          <span aria-hidden="true">{art ?? initial}</span>
        )}
      </span>
      <Badge count={count} />
    </span>
  );
}

/** Whole letters with their marks, as a reader of the script would cut them. */
const firstLetter = (name: string): string => {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
};
