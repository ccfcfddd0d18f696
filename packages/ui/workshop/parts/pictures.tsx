import { avatar } from '@baize/art/avatar';
import { coverFor } from '@baize/art/cover-for';
import { useState } from 'react';
import { Avatar } from '../../src/avatar.tsx';
import { Card } from '../../src/card.tsx';
import { Picture } from '../../src/picture.tsx';
import { Tile } from '../../src/tile.tsx';
import { Drawing } from '../drawing.tsx';
import { useSay } from '../say.ts';

const GAMES = [
  { key: 'lotus', th: 'บัวเที่ยงคืน', en: 'Midnight Lotus', by: 'Orchid Nine' },
  { key: 'koi', th: 'ปลาคาร์ปข้ามน้ำตก', en: 'Koi Over the Falls', by: 'Blue Heron' },
  { key: 'elephant', th: 'ช้างเผือกทอง', en: 'White Elephant', by: 'Nakara' },
  { key: 'naga', th: 'มังกรน้ำเก้าโค้ง', en: 'Nine Bend Naga', by: 'Nakara' },
  { key: 'clouds', th: 'จรวดข้ามเมฆ', en: 'Over the Clouds', by: 'Kite Row' },
  { key: 'missing', th: 'ภาพหายไป', en: 'Picture missing', by: 'Kite Row' },
] as const;

const drawing = (key: string) => <Drawing markup={coverFor(key, { prefix: key })} />;

export function Tiles() {
  const say = useSay();
  const [favourites, setFavourites] = useState<readonly string[]>(['elephant']);
  const [played, setPlayed] = useState('');
  return (
    <>
      <div className="tiles">
        {GAMES.map(({ key, th, en, by }) => (
          <Tile
            key={key}
            name={say(th, en)}
            by={by}
            cover={
              key === 'missing' ? (
                <Picture src="./gone.png" alt="" width={300} height={400} fallback={drawing(key)} />
              ) : (
                drawing(key)
              )
            }
            {...(key === 'koi' && { badge: { text: say('แจ็กพอต', 'Jackpot'), tone: 'brand' } })}
            {...(key === 'naga' && { badge: { text: say('ใหม่', 'New') } })}
            isFavourite={favourites.includes(key)}
            onFavourite={(isOn) =>
              setFavourites(isOn ? [...favourites, key] : favourites.filter((one) => one !== key))
            }
            play={{ text: say('เล่นเลย', 'Play now'), onPress: () => setPlayed(`play ${key}`) }}
            trial={{ text: say('ทดลองฟรี', 'Free trial'), onPress: () => setPlayed(`try ${key}`) }}
            closed={key === 'clouds' && say('ปิดปรับปรุง กลับมา 18:00', 'Resting, back at 18:00')}
          />
        ))}
      </div>
      <output className="small muted">{played}</output>
    </>
  );
}

export function Pictures() {
  const say = useSay();
  return (
    <Card className="row">
      <Picture
        src="./gone.png"
        alt={say('รางวัลประจำสัปดาห์', 'The prize of the week')}
        width={160}
        height={100}
        className="shop-picture"
      />
      <Picture
        src="./gone-too.png"
        alt={say('รูปประจำตัว', 'A face')}
        width={160}
        height={100}
        className="shop-picture"
        fallback={<Drawing markup={coverFor('fallback', { prefix: 'fallback' })} />}
      />
    </Card>
  );
}

export function Avatars() {
  const say = useSay();
  const face = <Drawing markup={avatar('ploy', { prefix: 'face' })} />;
  return (
    <Card className="row">
      <Avatar name={say('พลอย', 'Ploy')} art={face} size="small" />
      <Avatar name={say('พลอย', 'Ploy')} art={face} hasRing count={3} />
      <Avatar name={say('พลอย', 'Ploy')} art={face} size="big" />
      <Avatar name={say('ก้อง', 'Kong')} size="small" />
      <Avatar name={say('ก้อง', 'Kong')} />
      <Avatar name={say('ก้อง', 'Kong')} src="./gone.png" size="big" />
    </Card>
  );
}
