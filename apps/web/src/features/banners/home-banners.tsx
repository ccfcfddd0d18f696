import type { Banner as BannerRow } from '@baize/contract/system';
import { useT } from '@baize/i18n/react.tsx';
import { Banner } from '@baize/ui/banner.tsx';
import { Button, buttonClass, LinkButton } from '@baize/ui/button.tsx';
import { Carousel } from '@baize/ui/carousel.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { bolt, chevronEnd } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import { BannerPicture } from './banner-picture.tsx';

type Props = { banners: readonly BannerRow[]; onSupport: () => void };

/** The words stand beside the picture, never in it: they can be read aloud, sized and translated. */
export function HomeBanners({ banners, onSupport }: Props) {
  const t = useT();
  const slides = banners.map((banner, index) => ({
    key: banner.id,
    content: (
      <Banner
        art={<BannerPicture url={banner.url} isFirst={index === 0} />}
        eyebrow={<Eyebrow text={banner.eyebrow} />}
        title={<Headline lines={banner.title} />}
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

function BannerAction({ banner: { linkageType, target, button }, onSupport }: ActionProps) {
  if (button === null) return null;
  if (linkageType === 'support') {
    return (
      <Button look="white" endIcon={chevronEnd} onClick={onSupport}>
        {button}
      </Button>
    );
  }
  if (target === null) return null;
  if (linkageType === 'external') {
    return (
      <LinkButton look="white" href={target} target="_blank" rel="noopener" endIcon={chevronEnd}>
        {button}
      </LinkButton>
    );
  }
  return (
    <Link to={target} className={buttonClass({ look: 'white' })}>
      {button}
      <Icon of={chevronEnd} flip />
    </Link>
  );
}
