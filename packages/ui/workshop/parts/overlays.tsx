import { banner } from '@baize/art/banner';
import { useState } from 'react';
import { Button } from '../../src/button.tsx';
import { Card } from '../../src/card.tsx';
import { Dialog } from '../../src/dialog.tsx';
import { TextField } from '../../src/field.tsx';
import { Sheet } from '../../src/sheet.tsx';
import { useToast } from '../../src/toast.tsx';
import { Drawing } from '../drawing.tsx';
import { useSay } from '../say.ts';

export function Dialogs() {
  const say = useSay();
  const [open, setOpen] = useState<'ask' | 'sign-in' | 'busy' | null>(null);
  const close = () => setOpen(null);
  return (
    <Card className="row">
      <Button onClick={() => setOpen('ask')}>{say('ถามก่อนทำ', 'Ask first')}</Button>
      <Button onClick={() => setOpen('sign-in')}>{say('ฟอร์มกับภาพ', 'A form with art')}</Button>
      <Button onClick={() => setOpen('busy')}>{say('ปิดไม่ได้', 'Cannot be closed')}</Button>
      <Dialog
        isOpen={open === 'ask'}
        onClose={close}
        size="small"
        title={say('ยกเลิกการถอนนี้หรือไม่', 'Cancel this withdrawal?')}
        footer={
          <>
            <Button look="line" onClick={close}>
              {say('เก็บไว้', 'Keep it')}
            </Button>
            <Button look="danger" onClick={close}>
              {say('ยกเลิกการถอน', 'Cancel the withdrawal')}
            </Button>
          </>
        }
      >
        <p className="muted">
          {say('เงิน ฿2,000.00 จะกลับเข้ากระเป๋าทันที', '฿2,000.00 returns to your wallet at once.')}
        </p>
      </Dialog>
      <Dialog
        isOpen={open === 'sign-in'}
        onClose={close}
        size="wide"
        art={<Drawing markup={banner('mekhala', { prefix: 'dialog' })} />}
        title={say('เข้าสู่ระบบ', 'Log in')}
      >
        <form className="stack" onSubmit={(event) => event.preventDefault()}>
          <TextField label={say('ชื่อผู้ใช้', 'Username')} autoComplete="username" />
          <TextField
            label={say('รหัสผ่าน', 'Password')}
            type="password"
            autoComplete="current-password"
          />
          <Button look="act" size="big" type="submit" isFull>
            {say('เข้าสู่ระบบ', 'Log in')}
          </Button>
        </form>
      </Dialog>
      <Dialog
        isOpen={open === 'busy'}
        onClose={close}
        canClose={false}
        size="small"
        title={say('กำลังโอนเงิน', 'Sending the money')}
      >
        <Button isBusy>{say('รอธนาคาร', 'Waiting for the bank')}</Button>{' '}
        <Button look="ghost" onClick={close}>
          {say('เสร็จแล้ว', 'Done')}
        </Button>
      </Dialog>
    </Card>
  );
}

const EDGES = ['bottom', 'start', 'end'] as const;

export function Sheets() {
  const say = useSay();
  const [edge, setEdge] = useState<(typeof EDGES)[number] | null>(null);
  const names = {
    bottom: say('จากล่าง', 'From below'),
    start: say('จากต้นบรรทัด', 'From the start'),
    end: say('จากท้ายบรรทัด', 'From the end'),
  };
  return (
    <Card className="row">
      {EDGES.map((one) => (
        <Button key={one} onClick={() => setEdge(one)}>
          {names[one]}
        </Button>
      ))}
      <Sheet
        isOpen={edge !== null}
        onClose={() => setEdge(null)}
        from={edge ?? 'bottom'}
        title={say('ตัวกรอง', 'Filters')}
        footer={
          <Button look="act" onClick={() => setEdge(null)}>
            {say('แสดงผล 48 เกม', 'Show 48 games')}
          </Button>
        }
      >
        <p className="muted">{say('เลือกได้มากกว่าหนึ่งอย่าง', 'You can choose more than one.')}</p>
      </Sheet>
    </Card>
  );
}

export function Toasts() {
  const say = useSay();
  const show = useToast();
  const refusal = {
    tone: 'loss',
    text: say('ธนาคารปฏิเสธการโอน ไม่มีการตัดเงิน', 'The bank refused the transfer. No money moved.'),
    action: <Button look="ghost">{say('ถามฝ่ายบริการ', 'Ask support')}</Button>,
  } as const;
  return (
    <Card className="row">
      <Button
        onClick={() =>
          show({ tone: 'win', text: say('เงิน ฿500.00 เข้ากระเป๋าแล้ว', '฿500.00 is in your wallet.') })
        }
      >
        {say('ข่าวดี', 'Good news')}
      </Button>
      <Button onClick={() => show(refusal)}>{say('ข่าวร้าย', 'Bad news')}</Button>
      <Button
        onClick={() => show({ tone: 'info', text: say('มีรุ่นใหม่พร้อมใช้', 'A new version is ready.') })}
      >
        {say('แจ้งให้ทราบ', 'A notice')}
      </Button>
    </Card>
  );
}
