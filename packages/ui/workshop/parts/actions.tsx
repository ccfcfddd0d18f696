import { useState } from 'react';
import { Button, LinkButton } from '../../src/button.tsx';
import { Card } from '../../src/card.tsx';
import { Chip } from '../../src/chip.tsx';
import { CopyButton } from '../../src/copy-button.tsx';
import { Icon } from '../../src/icon.tsx';
import { IconButton } from '../../src/icon-button.tsx';
import {
  bell,
  chevronEnd,
  close,
  device,
  eye,
  globe,
  moon,
  refresh,
  sun,
} from '../../src/icons.ts';
import { MenuButton } from '../../src/menu-button.tsx';
import { Segments } from '../../src/segments.tsx';
import { useSay } from '../say.ts';

export function Buttons() {
  const say = useSay();
  return (
    <div className="shop-two">
      <Card className="stack">
        <div className="row">
          <Button look="act">{say('ฝากเงิน', 'Deposit')}</Button>
          <Button look="brand">{say('เล่นเลย', 'Play now')}</Button>
          <Button>{say('ถอนเงิน', 'Withdraw')}</Button>
          <Button look="line">{say('ส่งออก', 'Export')}</Button>
          <Button look="ghost" endIcon={chevronEnd}>
            {say('ดูทั้งหมด', 'See all')}
          </Button>
          <Button look="danger">{say('ปิดบัญชี', 'Close account')}</Button>
        </div>
        <div className="row">
          <Button look="act" isBusy>
            {say('กำลังส่ง', 'Sending')}
          </Button>
          <Button look="line" icon={refresh} isBusy>
            {say('ลองอีกครั้ง', 'Try again')}
          </Button>
          <Button disabled>{say('ยังไม่ได้', 'Not yet')}</Button>
          <span className="small muted">
            {say('กรอกหมายเลขบัญชีก่อน', 'Enter your account number first.')}
          </span>
        </div>
      </Card>
      <Card className="stack">
        <div className="row">
          <Button size="small">{say('เล็ก', 'Small')}</Button>
          <Button>{say('กลาง', 'Medium')}</Button>
          <Button size="big" look="brand">
            {say('ใหญ่', 'Big')}
          </Button>
          <LinkButton href="#button" look="line">
            {say('ลิงก์', 'A link')}
          </LinkButton>
        </div>
        <div className="row">
          <IconButton label={say('ปิด', 'Close')} icon={close} />
          <IconButton label={say('แสดงยอดเงิน', 'Show balance')} icon={eye} look="plain" />
          <IconButton label={say('รีเฟรช', 'Refresh')} icon={refresh} look="line" isRound />
          <IconButton label={say('แจ้งเตือน', 'Notices')} icon={bell} look="brand" isRound />
        </div>
        <Button look="act" size="big" isFull>
          {say('ยืนยัน', 'Confirm')}
        </Button>
      </Card>
    </div>
  );
}

export function Chips() {
  const say = useSay();
  const [studio, setStudio] = useState('all');
  const [span, setSpan] = useState<'day' | 'week' | 'month'>('week');
  const studios = ['all', 'Nakara', 'Orchid Nine', 'Paper Tiger'];
  return (
    <Card className="stack">
      <div className="row">
        {studios.map((name) => (
          <Chip key={name} isChosen={name === studio} onClick={() => setStudio(name)}>
            {name === 'all' ? say('ทุกค่าย', 'All studios') : name}
          </Chip>
        ))}
      </div>
      <div>
        <Segments
          label={say('ช่วงเวลา', 'Span')}
          value={span}
          onChange={setSpan}
          segments={[
            { value: 'day', label: say('วัน', 'Day') },
            { value: 'week', label: say('สัปดาห์', 'Week') },
            { value: 'month', label: say('เดือน', 'Month') },
          ]}
        />
      </div>
    </Card>
  );
}

const THEMES = [
  { key: 'dark', icon: moon, th: 'มืด', en: 'Dark' },
  { key: 'light', icon: sun, th: 'สว่าง', en: 'Light' },
  { key: 'system', icon: device, th: 'ตามระบบ', en: 'Match device' },
] as const;

export function Menus() {
  const say = useSay();
  const [theme, setTheme] = useState('dark');
  const [last, setLast] = useState('');
  return (
    <Card className="row">
      <MenuButton
        label={say('ธีม: มืดหรือสว่าง', 'Theme: dark or light')}
        items={THEMES.map(({ key, icon, th, en }) => ({
          key,
          icon,
          label: say(th, en),
          isChosen: key === theme,
          onSelect: () => setTheme(key),
        }))}
      >
        <Icon of={moon} />
        {say('ธีม', 'Theme')}
      </MenuButton>
      <MenuButton
        label={say('บัญชี: เมนู', 'Account menu')}
        look="line"
        items={['Profile', 'Messages', 'Log out'].map((label) => ({
          key: label,
          label,
          onSelect: () => setLast(label),
        }))}
      >
        <Icon of={globe} />
        {say('บัญชี', 'Account')}
      </MenuButton>
      <output className="small muted">{last}</output>
    </Card>
  );
}

export function Copying() {
  return (
    <Card className="row">
      <bdi>MK-261115-8F2Q71</bdi>
      <CopyButton value="MK-261115-8F2Q71" />
      <CopyButton value="MK-261115-8F2Q71" hasWords />
    </Card>
  );
}
