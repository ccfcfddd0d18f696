import type { Minor } from '@baize/std/money';
import { Badge } from '../../src/badge.tsx';
import { Card } from '../../src/card.tsx';
import { Facts as FactList } from '../../src/facts.tsx';
import { check, clock, close } from '../../src/icons.ts';
import { MoneyText } from '../../src/money-text.tsx';
import { type Column, Table } from '../../src/table.tsx';
import { Tag } from '../../src/tag.tsx';
import { useSay } from '../say.ts';
import { cents } from '../settings.ts';

type Round = { id: string; game: string; at: string; stake: Minor; result: Minor };

const ROUNDS: readonly Round[] = [
  { id: '1', game: 'Midnight Lotus', at: '15:04', stake: cents(20_00n), result: cents(148_50n) },
  {
    id: '2',
    game: 'Koi Over the Falls',
    at: '14:58',
    stake: cents(50_00n),
    result: cents(-50_00n),
  },
  { id: '3', game: 'Jade Baccarat', at: '14:31', stake: cents(500_00n), result: cents(475_00n) },
  { id: '4', game: 'White Elephant', at: '13:12', stake: cents(20_00n), result: cents(0n) },
];

export function Tables() {
  const say = useSay();
  const columns: readonly Column<Round>[] = [
    {
      key: 'game',
      title: say('เกม', 'Game'),
      isHeader: true,
      cell: (row) => row.game,
      total: say('รวม', 'Total'),
    },
    { key: 'at', title: say('เวลา', 'Time'), cell: (row) => row.at },
    { key: 'state', title: say('สถานะ', 'State'), cell: (row) => stateOf(row, say) },
    {
      key: 'stake',
      title: say('เดิมพัน', 'Stake'),
      isNumber: true,
      cell: stakeOf,
      total: <MoneyText amount={cents(590_00n)} />,
    },
    {
      key: 'result',
      title: say('ผล', 'Result'),
      isNumber: true,
      cell: resultOf,
      total: <MoneyText amount={cents(573_50n)} isResult />,
    },
  ];
  const caption = say('ประวัติเดิมพัน', 'Betting record');
  return (
    <>
      <Card padding="flush">
        <Table caption={caption} columns={columns} rows={ROUNDS} keyOf={({ id }) => id} />
      </Card>
      <Card padding="flush">
        <Table
          caption={say('เมื่อวาน', 'Yesterday')}
          isCaptionHidden={false}
          columns={columns}
          rows={[]}
          keyOf={({ id }) => id}
          phone="scroll"
        />
      </Card>
    </>
  );
}

const stateOf = ({ result }: Round, say: ReturnType<typeof useSay>) => (
  <Tag tone={result > 0n ? 'win' : 'plain'}>
    {result > 0n ? say('ชนะ', 'Won') : say('ตัดสินแล้ว', 'Settled')}
  </Tag>
);

const stakeOf = ({ stake }: Round) => <MoneyText amount={stake} />;

const resultOf = ({ result }: Round) => <MoneyText amount={result} isResult />;

export function Money() {
  const amounts = [12_480_50n, 148_50n, -50_00n, 0n];
  return (
    <Card className="row">
      {amounts.map((amount) => (
        <MoneyText key={String(amount)} amount={cents(amount)} />
      ))}
      {amounts.map((amount) => (
        <MoneyText key={String(amount)} amount={cents(amount)} isResult />
      ))}
      <MoneyText amount={cents(12_480_50n)} isHidden />
      <MoneyText amount={cents(420n)} currency={{ code: 'PTS', scale: 0, symbol: 'P' }} />
    </Card>
  );
}

export function Tags() {
  const say = useSay();
  return (
    <Card className="row">
      <Tag>{say('ฉบับร่าง', 'Draft')}</Tag>
      <Tag tone="brand">{say('แจ็กพอต', 'Jackpot')}</Tag>
      <Tag tone="win" icon={check}>
        {say('จ่ายแล้ว', 'Paid')}
      </Tag>
      <Tag tone="loss" icon={close}>
        {say('ถูกปฏิเสธ', 'Refused')}
      </Tag>
      <Tag tone="warn" icon={clock}>
        {say('กำลังตรวจสอบ', 'Being checked')}
      </Tag>
      <Tag tone="info">{say('ใหม่', 'New')}</Tag>
      <Badge count={3} />
      <Badge count={128} />
    </Card>
  );
}

export function Facts() {
  const say = useSay();
  return (
    <Card>
      <FactList
        facts={[
          { name: say('ยอดฝาก', 'Deposit'), value: <MoneyText amount={cents(500_00n)} /> },
          { name: say('ค่าธรรมเนียม', 'Fee'), value: <MoneyText amount={cents(0n)} /> },
          {
            name: say('เข้ากระเป๋า', 'To your wallet'),
            value: <MoneyText amount={cents(500_00n)} />,
            isTotal: true,
          },
        ]}
      />
    </Card>
  );
}
