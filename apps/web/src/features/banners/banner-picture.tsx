import { Picture } from '@baize/ui/picture.tsx';
import './banner-picture.css';
import { bannerSources } from './banner-sources.ts';

type Props = { url: string; isFirst: boolean };

/** Of the first slide it is the picture that the whole first view waits for. */
export function BannerPicture({ url, isFirst }: Props) {
  return <Picture {...bannerSources(url)} alt="" width={1280} height={400} isFirst={isFirst} />;
}
