import type { GameItem } from '@baize/contract/game';
import { useImageBase } from '../../shared/loading/image-base.ts';
import { CoverPicture } from './cover-picture.tsx';

type Props = { game: GameItem; isFirst?: boolean; sizes?: string };

/** A cover that stands alone. Where there are many, whoever shows them asks once for their base. */
export const GameCover = (props: Props) => <CoverPicture {...props} base={useImageBase()} />;
