import type { Dictionary } from '../../words.ts';

const EN = {
  title: 'Pebble Drop',
  rows: 'Rows',
  drop: 'Drop',
  falling: 'Falling …',
  first: 'Choose rows and risk, then drop',
  rules_play:
    'A pebble falls through 8, 12 or 16 rows of pearls. At each pearl it goes left or right, each equally likely, so it lands in the middle far more often than at the edges.',
  rules_pays:
    'The bucket it lands in pays what it says, in times of the stake, the stake included. Higher risk pays less in the middle and more at the edges; every board returns close to 98 %, counted over every possible path.',
  rules_keys: 'Space drops the pebble; press it again to skip to the end.',
} as const;

export const WORDS: Dictionary<keyof typeof EN> = {
  EN,
  TH: {
    title: 'หย่อนกรวด',
    rows: 'จำนวนแถว',
    drop: 'หย่อน',
    falling: 'กำลังตก …',
    first: 'เลือกจำนวนแถวและความเสี่ยง แล้วกดหย่อน',
    rules_play:
      'ก้อนกรวดตกผ่านแถวไข่มุก 8, 12 หรือ 16 แถว เมื่อกระทบแต่ละเม็ดจะไปซ้ายหรือขวาด้วยโอกาสเท่ากัน จึงลงช่องกลางบ่อยกว่าช่องริมมาก',
    rules_pays:
      'ช่องที่ลงจ่ายตามเลขที่เขียนไว้ เป็นจำนวนเท่าของเดิมพัน รวมเงินเดิมพันแล้ว ความเสี่ยงสูงจ่ายช่องกลางน้อยลงและจ่ายช่องริมมากขึ้น ทุกกระดานคืนใกล้ 98 % โดยนับครบทุกทางที่ตกได้',
    rules_keys: 'กดแป้นเว้นวรรคเพื่อหย่อน กดอีกครั้งเพื่อดูผลทันที',
  },
  ES: {
    title: 'La caída de guijarros',
    rows: 'Filas',
    drop: 'Soltar',
    falling: 'Cayendo …',
    first: 'Elige filas y riesgo, y suelta',
    rules_play:
      'Un guijarro cae por 8, 12 o 16 filas de perlas. En cada perla va a la izquierda o a la derecha, con igual probabilidad, y por eso cae en el centro mucho más a menudo que en el borde.',
    rules_pays:
      'La casilla donde cae paga lo que dice, en veces de la apuesta, apuesta incluida. Más riesgo paga menos en el centro y más en el borde; todos los tableros devuelven cerca del 98 %, contados todos los caminos.',
    rules_keys: 'La barra espaciadora suelta el guijarro; otra vez, y llega al instante.',
  },
  PT: {
    title: 'A queda dos seixos',
    rows: 'Fileiras',
    drop: 'Soltar',
    falling: 'Caindo …',
    first: 'Escolha fileiras e risco, e solte',
    rules_play:
      'Um seixo cai por 8, 12 ou 16 fileiras de pérolas. Em cada pérola vai para a esquerda ou para a direita, com a mesma chance, e por isso cai no meio muito mais vezes do que na borda.',
    rules_pays:
      'A casa onde ele cai paga o que diz, em vezes da aposta, aposta incluída. Mais risco paga menos no meio e mais na borda; todos os tabuleiros devolvem perto de 98 %, contados todos os caminhos.',
    rules_keys: 'A barra de espaço solta o seixo; de novo, e ele chega na hora.',
  },
};
