import type { Banner as BannerRow } from '@baize/contract/system';
import { useT } from '@baize/i18n/react.tsx';
import { Banner } from '@baize/ui/banner.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Carousel } from '@baize/ui/carousel.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { bolt, chevronEnd } from '@baize/ui/icons';
import { BannerLink, isLeading } from './banner-link.tsx';
import { BannerPicture } from './banner-picture.tsx';

type Props = { banners: readonly BannerRow[]; onSupport: () => void };

/** The words stand beside the picture, never in it: they can be read aloud, sized and translated. */
export function HomeBanners({ banners, onSupport }: Props) {
  const t = useT();
  const slides = banners.map((banner, index) => ({
    key: banner.id,
    renderContent: (isDue: boolean) => (
      <Banner
        art={isDue && <BannerPicture url={banner.url} isFirst={index === 0} />}
        eyebrow={<Eyebrow text={banner.eyebrow} />}
        title={<Headline lines={banner.title} />}
        cover={<BannerCover banner={banner} onSupport={onSupport} />}
        action={<BannerAction banner={banner} onSupport={onSupport} />}
      >
        {banner.text}
      </Banner>
    ),
  }));
  return <Carousel label={t('home.banners')} slides={slides} />;
}

const Eyebrow = ({ text }: { text: string }) => (
  <>
    <Icon of={bolt} />
    {text}
  </>
);

const Headline = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className="banner-line">
      {line}{' '}
    </span>
  ));

type ActionProps = { banner: BannerRow; onSupport: () => void };

function BannerAction({ banner, onSupport }: ActionProps) {
  if (banner.button === null || !isLeading(banner)) return null;
  return (
    <BannerLink banner={banner} onSupport={onSupport} className={buttonClass({ look: 'white' })}>
      {banner.button}
      <Icon of={chevronEnd} flip />
    </BannerLink>
  );
}

/** The whole banner can be pressed; where it has no button, this is the one way to do it. */
function BannerCover({ banner, onSupport }: ActionProps) {
  if (!isLeading(banner)) return null;
  const isRepeated = banner.button !== null;
  return (
    <BannerLink
      banner={banner}
      onSupport={onSupport}
      className="banner-cover"
      label={isRepeated ? undefined : banner.title.join(' ')}
      isRepeated={isRepeated}
    />
  );
}
