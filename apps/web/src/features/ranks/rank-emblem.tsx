import { Picture } from '@baize/ui/picture.tsx';

type Props = { emblem: number; size: 112 | 240 };

/** The drawn sign of a rank; its name stands beside it. */
export const RankEmblem = ({ emblem, size }: Props) => (
  <Picture
    src={`/images/rank/vip-${emblem}-${size}.webp`}
    alt=""
    width={size}
    height={size}
    className="vip-emblem"
  />
);
