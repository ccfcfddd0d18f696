import type { Dictionary } from '../../words.ts';

const EN = {
  title: 'Skyline Scratch',
  how: 'Three kites of one colour in a row, a column or a diagonal win what that colour pays. A ticket has one such line at most.',
  line: 'a line of {kite}',
  red: 'red kites',
  amber: 'amber kites',
  jade: 'jade kites',
  azure: 'azure kites',
  violet: 'violet kites',
  gold: 'golden kites',
} as const;

export const WORDS: Dictionary<keyof typeof EN> = {
  EN,
  TH: {
    title: 'ขูดขอบฟ้า',
    how: 'ว่าวสีเดียวกันสามตัวเรียงเป็นแถวนอน แถวตั้ง หรือแนวทแยง รับรางวัลของสีนั้น บัตรหนึ่งใบมีแนวแบบนี้ไม่เกินหนึ่งแนว',
    line: '{kite}เรียงหนึ่งแนว',
    red: 'ว่าวแดง',
    amber: 'ว่าวส้ม',
    jade: 'ว่าวหยก',
    azure: 'ว่าวฟ้า',
    violet: 'ว่าวม่วง',
    gold: 'ว่าวทอง',
  },
  ES: {
    title: 'Rasca el horizonte',
    how: 'Tres cometas de un color en una fila, una columna o una diagonal ganan lo que paga ese color. Un boleto tiene como mucho una línea así.',
    line: 'una línea de {kite}',
    red: 'cometas rojas',
    amber: 'cometas ámbar',
    jade: 'cometas de jade',
    azure: 'cometas azules',
    violet: 'cometas violetas',
    gold: 'cometas doradas',
  },
  PT: {
    title: 'Raspe o horizonte',
    how: 'Três pipas de uma cor numa linha, numa coluna ou numa diagonal ganham o que essa cor paga. Um bilhete tem no máximo uma linha assim.',
    line: 'uma linha de {kite}',
    red: 'pipas vermelhas',
    amber: 'pipas âmbar',
    jade: 'pipas de jade',
    azure: 'pipas azuis',
    violet: 'pipas violetas',
    gold: 'pipas douradas',
  },
};
