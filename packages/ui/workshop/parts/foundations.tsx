import { COLOR_ROLES } from '@baize/contract/theme';
import { Card } from '../../src/card.tsx';
import { Icon } from '../../src/icon.tsx';
import * as icons from '../../src/icons.ts';
import { useSay } from '../say.ts';

export function Colours() {
  return (
    <Card className="shop-swatches">
      {COLOR_ROLES.map((role) => (
        <span key={role}>
          <i style={{ background: `var(--${role})` }} />
          {role}
        </span>
      ))}
    </Card>
  );
}

export function Type() {
  const say = useSay();
  return (
    <Card className="stack">
      <p style={{ font: 'var(--w-display) var(--t-3xl) / var(--lh-head) var(--font-display)' }}>
        <span className="ph">{say('คืนฟ้าแลบ', 'A night of lightning,')}</span>{' '}
        <span className="ph">{say('แต้มคูณสองทุกตา', 'points count double')}</span>
      </p>
      <p className="display" style={{ fontSize: 'var(--t-2xl)' }}>
        {say('น้ำใสไหลเย็น ปู่ขึ้นเขา', 'Page title, 28')}
      </p>
      <p className="display">{say('หัวข้อส่วน ที่นี่', 'Section title, 22')}</p>
      <p>
        {say(
          'เกมที่ตรวจสอบผลได้ทุกตา ถอนเงินที่บอกสถานะทุกขั้น และวงเงินที่คุณตั้งเอง',
          'Every round can be verified, every payout says where it is, and the limits are yours to set.',
        )}
      </p>
      <p className="small muted">{say('ข้อความประกอบ ขนาด 14', 'Supporting text, 14')}</p>
      <p className="small faint">{say('ป้ายกำกับ ขนาด 14', 'Labelling text, 14')}</p>
      <p>
        <a className="link" href="#type">
          {say('ลิงก์ในประโยค', 'A link in a sentence')}
        </a>
      </p>
    </Card>
  );
}

export function Icons() {
  return (
    <Card className="shop-icons">
      {Object.entries(icons).map(([name, path]) => (
        <span key={name}>
          <Icon of={path} flip={/Start|End|Back/.test(name)} />
          {name}
        </span>
      ))}
    </Card>
  );
}
