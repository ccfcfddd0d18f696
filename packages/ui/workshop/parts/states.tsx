import { empty } from '@baize/art/empty';
import { useState } from 'react';
import { Button, LinkButton } from '../../src/button.tsx';
import { Card } from '../../src/card.tsx';
import { EmptyState } from '../../src/empty-state.tsx';
import { ErrorState } from '../../src/error-state.tsx';
import { LoadingCover } from '../../src/loading-cover.tsx';
import { Note } from '../../src/note.tsx';
import { OfflineBanner } from '../../src/offline-banner.tsx';
import { Loading, Skeleton } from '../../src/skeleton.tsx';
import { TileSkeleton } from '../../src/tile-skeleton.tsx';
import { Drawing } from '../drawing.tsx';
import { useSay } from '../say.ts';

export function Notes() {
  const say = useSay();
  return (
    <div className="stack">
      <OfflineBanner />
      <Note>{say('ธนาคารปิดปรับปรุง 23:00 ถึง 00:30', 'The bank rests from 23:00 to 00:30.')}</Note>
      <Note tone="warn">{say('ชื่อบัญชีต้องตรงกับชื่อจริง', 'The account must be in your own name.')}</Note>
      <Note tone="loss">{say('การโอนถูกปฏิเสธ', 'The transfer was refused.')}</Note>
      <Note tone="brand">{say('ยืนยันเบอร์แล้ว', 'Your number is confirmed.')}</Note>
    </div>
  );
}

const SIX = ['a', 'b', 'c', 'd', 'e', 'f'];

export function Waiting() {
  const say = useSay();
  return (
    <>
      <Loading className="tiles">
        {SIX.map((key) => (
          <TileSkeleton key={key} />
        ))}
      </Loading>
      <div className="shop-two">
        <Card>
          <Loading className="stack">
            <Skeleton width="40%" height="1.4rem" />
            <Skeleton />
            <Skeleton width="85%" />
            <Skeleton width="2.5rem" height="2.5rem" isRound />
          </Loading>
        </Card>
        <Card>
          <LoadingCover label={say('กำลังเปิดเกม', 'Opening the game')} />
        </Card>
      </div>
    </>
  );
}

export function Empties() {
  const say = useSay();
  return (
    <Card>
      <EmptyState
        art={<Drawing markup={empty('favourites', { prefix: 'empty' })} />}
        title={say('ยังไม่มีรายการโปรด', 'No favourites yet')}
        action={
          <LinkButton look="line" href="#tile">
            {say('ดูเกมยอดนิยม', 'Browse popular games')}
          </LinkButton>
        }
      >
        {say(
          'แตะรูปหัวใจบนเกมใดก็ได้ แล้วเกมนั้นจะรอคุณที่นี่',
          'Tap the heart on any game and it waits for you here.',
        )}
      </EmptyState>
    </Card>
  );
}

export function Errors() {
  const say = useSay();
  const [tries, setTries] = useState(0);
  return (
    <div className="shop-two">
      <Card>
        <ErrorState
          key={tries}
          art={<Drawing markup={empty('failed', { prefix: 'error' })} />}
          title={say('แถวนี้โหลดไม่ขึ้น', 'This row did not load')}
          onRetry={() => setTries(tries + 1)}
        >
          {say('ส่วนอื่นของหน้านี้ยังใช้ได้', 'The rest of the page works.')}
        </ErrorState>
      </Card>
      <Card>
        <ErrorState
          title={say('ธนาคารปฏิเสธการโอน', 'The bank refused the transfer')}
          money="unmoved"
          reference="MK-261115-8F2Q71"
          action={<Button look="line">{say('ถามฝ่ายบริการ', 'Ask support')}</Button>}
        >
          {say('ชื่อบัญชีไม่ตรงกับชื่อของคุณ', 'The account is not in your name.')}
        </ErrorState>
      </Card>
    </div>
  );
}
