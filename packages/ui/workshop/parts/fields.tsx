import type { DaySpan } from '@baize/std/day';
import { useState } from 'react';
import { Card } from '../../src/card.tsx';
import { Checkbox, RadioGroup, Switch } from '../../src/choice.tsx';
import { DateRange } from '../../src/date-range.tsx';
import { TextArea, TextField } from '../../src/field.tsx';
import { Icon } from '../../src/icon.tsx';
import { search } from '../../src/icons.ts';
import { Select } from '../../src/select.tsx';
import { Upload } from '../../src/upload.tsx';
import { useSay } from '../say.ts';

export function Fields() {
  const say = useSay();
  return (
    <div className="shop-two">
      <Card className="stack">
        <TextField
          label={say('จำนวนเงิน', 'Amount')}
          defaultValue="60"
          inputMode="decimal"
          suffix={<span>THB</span>}
          error={say(
            'ฝากขั้นต่ำ ฿100 ยังไม่มีการตัดเงิน',
            'The least you can deposit is ฿100. Nothing has been charged.',
          )}
        />
        <TextField
          label={say('เบอร์มือถือ', 'Mobile')}
          type="tel"
          autoComplete="tel"
          defaultValue="081 234 5678"
          hint={say(
            'เราจะส่งรหัสหกหลัก ใช้ได้ห้านาที',
            'We send a six-digit code. It is valid for five minutes.',
          )}
        />
        <TextField
          label={say('รหัสผ่าน', 'Password')}
          type="password"
          autoComplete="new-password"
          defaultValue="lightning"
        />
      </Card>
      <Card className="stack">
        <TextField
          label={say('ค้นหา', 'Search')}
          type="search"
          prefix={<Icon of={search} />}
          placeholder={say('เกมหรือค่าย', 'Games or studios')}
        />
        <Select
          label={say('ธนาคาร', 'Bank')}
          placeholder={say('เลือกธนาคาร', 'Choose a bank')}
          options={[
            { value: 'north', label: say('ธนาคารล้านนา', 'Bank of the North') },
            { value: 'river', label: say('ธนาคารเจ้าพระยา', 'River Bank') },
            { value: 'sea', label: say('ธนาคารอันดามัน', 'Andaman Bank'), isDisabled: true },
          ]}
        />
        <TextField label={say('ชื่อผู้ใช้', 'Username')} defaultValue="ploy1990" disabled />
        <TextArea label={say('ข้อความ', 'Message')} rows={3} />
      </Card>
    </div>
  );
}

export function Choices() {
  const say = useSay();
  const [answer, setAnswer] = useState<'all' | 'part' | 'none' | null>(null);
  return (
    <div className="shop-two">
      <Card className="stack">
        <Checkbox
          label={say('ฉันอายุครบ 20 ปี', 'I am at least 20 years old')}
          error={say('ต้องยืนยันอายุก่อนสมัคร', 'Confirm your age to register.')}
        />
        <Checkbox
          defaultChecked
          label={say('จดจำฉันไว้', 'Keep me signed in')}
          hint={say('เฉพาะเครื่องของคุณเอง', 'Only on a device of your own')}
        />
        <Checkbox disabled label={say('ยังใช้ไม่ได้', 'Not available yet')} />
        <Switch defaultChecked label={say('แจ้งเตือนเมื่อเงินเข้า', 'Tell me when money arrives')} />
        <Switch
          label={say('เสียงในเกม', 'Sound in games')}
          hint={say('ปิดไว้แต่แรก', 'Off at first')}
        />
      </Card>
      <Card>
        <RadioGroup
          name="received"
          look="cards"
          label={say('เงินเข้าบัญชีแล้วหรือยัง', 'Has the money arrived?')}
          value={answer}
          onChange={setAnswer}
          options={[
            { value: 'all', label: say('ได้รับครบ', 'Received') },
            {
              value: 'part',
              label: say('ได้รับบางส่วน', 'Partly received'),
              hint: say('บอกจำนวนที่ได้ในขั้นต่อไป', 'You tell us how much in the next step.'),
            },
            { value: 'none', label: say('ยังไม่ได้รับ', 'Not received') },
          ]}
        />
      </Card>
    </div>
  );
}

const TODAY = '2026-11-15';

export function Dates() {
  const say = useSay();
  const [range, setRange] = useState<DaySpan>({ from: '2026-11-01', to: TODAY });
  return (
    <Card className="stack">
      <DateRange
        label={say('ช่วงวันที่', 'Days')}
        value={range}
        onChange={setRange}
        today={TODAY}
        min="2026-08-15"
        max={TODAY}
      />
      <output className="small muted">
        <bdi>
          {range.from} / {range.to}
        </bdi>
      </output>
    </Card>
  );
}

export function Uploads() {
  const say = useSay();
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <Card>
      <Upload
        label={say('สลิปการโอน', 'Payment slip')}
        types={['image/png', 'image/jpeg', 'image/webp']}
        sizeMaxBytes={2 * 1_048_576}
        countMax={2}
        files={files}
        onChange={setFiles}
      />
    </Card>
  );
}
