import { useState } from 'react';
import { Card } from '../../src/card.tsx';
import { Disclosure } from '../../src/disclosure.tsx';
import { heart, home, slot, spade } from '../../src/icons.ts';
import { Pager } from '../../src/pager.tsx';
import { Stepper } from '../../src/stepper.tsx';
import { Tabs } from '../../src/tabs.tsx';
import { Tracker } from '../../src/tracker.tsx';
import { useSay } from '../say.ts';

export function TabsPart() {
  const say = useSay();
  const [active, setActive] = useState<'home' | 'favourites' | 'live' | 'slots'>('home');
  const tabs = [
    { id: 'home', label: say('หน้าแรก', 'Home'), icon: home },
    { id: 'favourites', label: say('รายการโปรด', 'Favourites'), icon: heart },
    { id: 'live', label: say('คาสิโนสด', 'Live casino'), icon: spade },
    { id: 'slots', label: say('สล็อต', 'Slots'), icon: slot },
  ] as const;
  return (
    <Card className="stack">
      <Tabs label={say('หมวดเกม', 'Game menu')} tabs={tabs} active={active} onChange={setActive}>
        <p className="small muted">{tabs.find(({ id }) => id === active)?.label}</p>
      </Tabs>
    </Card>
  );
}

export function Pagers() {
  const say = useSay();
  const [page, setPage] = useState(1);
  return (
    <Card className="row">
      <Pager label={say('เกมยอดนิยม', 'Popular games')} page={page} pages={3} onPage={setPage} />
      <Pager label={say('รายการเงิน', 'Account record')} page={page} hasNext onPage={setPage} />
    </Card>
  );
}

export function Steps() {
  const say = useSay();
  return (
    <div className="shop-two">
      <Card>
        <Stepper
          label={say('ขั้นตอนฝากเงิน', 'Deposit')}
          current={1}
          steps={[say('จำนวน', 'Amount'), say('โอนเงิน', 'Pay'), say('เสร็จสิ้น', 'Done')]}
        />
      </Card>
      <Card>
        <Tracker
          label={say('การถอนของคุณ', 'Your withdrawal')}
          steps={[
            {
              key: 'requested',
              title: say('ส่งคำขอ', 'Requested'),
              at: say('วันนี้ 10:42', 'Today 10:42'),
              state: 'done',
            },
            {
              key: 'checked',
              title: say('ตรวจสอบ', 'Being checked'),
              detail: say('ปกติใช้เวลา 6 นาที', 'Usually takes 6 minutes'),
              state: 'now',
            },
            { key: 'paid', title: say('โอนเข้าธนาคาร', 'Paid to your bank'), state: 'later' },
          ]}
        />
      </Card>
    </div>
  );
}

export function Disclosures() {
  const say = useSay();
  return (
    <Card>
      <Disclosure
        title={say('ถอนเงินใช้เวลานานเท่าไร', 'How long does a withdrawal take?')}
        group="help"
        isOpenAtFirst
      >
        {say(
          'ครึ่งหนึ่งถึงบัญชีภายใน 6 นาที คุณเห็นทุกขั้นในหน้าถอนเงิน',
          'Half of them arrive within 6 minutes. The withdrawal page shows every step.',
        )}
      </Disclosure>
      <Disclosure title={say('ตรวจสอบผลเกมได้อย่างไร', 'How can I verify a round?')} group="help">
        {say('เปิดตาใดก็ได้จากประวัติ แล้วกดตรวจสอบ', 'Open any round in your record and press Verify.')}
      </Disclosure>
    </Card>
  );
}
