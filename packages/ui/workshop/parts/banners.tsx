import { banner } from '@baize/art/banner';
import { useState } from 'react';
import { Banner } from '../../src/banner.tsx';
import { LinkButton } from '../../src/button.tsx';
import { Carousel } from '../../src/carousel.tsx';
import { Icon } from '../../src/icon.tsx';
import { bolt, chevronEnd } from '../../src/icons.ts';
import { Marquee } from '../../src/marquee.tsx';
import { Drawing } from '../drawing.tsx';
import { useSay } from '../say.ts';

const SCENES = ['mekhala', 'krathong', 'lagoon'] as const;

export function Banners() {
  const say = useSay();
  const slide = (scene: (typeof SCENES)[number]) => ({
    key: scene,
    renderContent: () => (
      <Banner
        art={<Drawing markup={banner(scene, { prefix: scene })} />}
        eyebrow={
          <>
            <Icon of={bolt} />
            {say('ภารกิจเจ็ดคืน', 'Seven nights')}
          </>
        }
        title={
          <>
            <span className="ph">{say('คืนฟ้าแลบ', 'A night of lightning,')}</span>{' '}
            <span className="ph">{say('แต้มคูณสอง', 'points count double')}</span>
          </>
        }
        action={
          <LinkButton look="white" href="#carousel" endIcon={chevronEnd}>
            {say('ดูภารกิจของฉัน', 'See my missions')}
          </LinkButton>
        }
      >
        {say('แต้มไม่มีวันหมดอายุ', 'Points never expire.')}
      </Banner>
    ),
  });
  return (
    <>
      <Carousel label={say('โปรโมชั่น', 'Promotions')} slides={SCENES.map(slide)} />
      <Carousel
        label={say('ภาพเดียว', 'One banner')}
        slides={[{ ...slide('mekhala'), key: 'one' }]}
      />
    </>
  );
}

export function Marquees() {
  const say = useSay();
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <Marquee
        label={say('ประกาศ', 'Notices')}
        onOpen={setOpened}
        items={[
          {
            key: 'rest',
            title: say('ปิดปรับปรุง', 'Maintenance'),
            text: say('ห้องบาคาร่าหยก 04:00 ถึง 04:30', 'Jade Baccarat, 04:00 to 04:30'),
          },
          {
            key: 'bank',
            title: say('ถอนเงิน', 'Withdrawals'),
            text: say('เพิ่มธนาคารปลายทางอีก 2 แห่ง', 'Two more banks can receive them'),
          },
          {
            key: 'new',
            title: say('เกมใหม่', 'New game'),
            text: say('มังกรน้ำเก้าโค้ง มาแล้ว', 'Nine Bend Naga is here'),
          },
        ]}
      />
      <output className="small muted">{opened === null ? '' : `opened ${opened}`}</output>
    </>
  );
}
