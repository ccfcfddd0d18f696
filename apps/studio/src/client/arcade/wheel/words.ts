import type { Dictionary } from '../../words.ts';

const EN = {
  title: 'Lunar Wheel',
  segments: 'Segments',
  share: '{count} of {all}',
  shares: 'What the segments pay',
  turn: 'Spin',
  turning: 'Spinning …',
  first: 'Choose a wheel, then spin it',
  rules_play:
    'Choose a wheel of 10, 20 or 30 segments and a risk. The wheel spins and stops at one of them, all equally likely.',
  rules_pays:
    'The segment under the pointer pays what it says, in times of the stake, the stake included; a dark one pays nothing. Higher risk means fewer but larger wins. Every wheel returns exactly 98 %.',
  rules_keys: 'Space spins the wheel; press it again to skip to the end.',
} as const;

export const WORDS: Dictionary<keyof typeof EN> = {
  EN,
  TH: {
    title: 'กงล้อจันทรา',
    segments: 'จำนวนช่อง',
    share: '{count} จาก {all} ช่อง',
    shares: 'ช่องต่าง ๆ จ่ายเท่าใด',
    turn: 'หมุน',
    turning: 'กำลังหมุน …',
    first: 'เลือกกงล้อ แล้วกดหมุน',
    rules_play:
      'เลือกกงล้อ 10, 20 หรือ 30 ช่อง และเลือกความเสี่ยง กงล้อหมุนแล้วหยุดที่ช่องใดช่องหนึ่ง ทุกช่องมีโอกาสเท่ากัน',
    rules_pays:
      'ช่องที่เข็มชี้จ่ายตามที่เขียน เป็นจำนวนเท่าของเดิมพัน รวมเงินเดิมพันแล้ว ช่องสีเข้มไม่จ่าย ความเสี่ยงสูงชนะน้อยครั้งลงแต่ได้มากขึ้น ทุกกงล้อคืน 98 % พอดี',
    rules_keys: 'กดแป้นเว้นวรรคเพื่อหมุน กดอีกครั้งเพื่อหยุดทันที',
  },
  ES: {
    title: 'La rueda lunar',
    segments: 'Segmentos',
    share: '{count} de {all}',
    shares: 'Lo que pagan los segmentos',
    turn: 'Girar',
    turning: 'Girando …',
    first: 'Elige una rueda y gírala',
    rules_play:
      'Elige una rueda de 10, 20 o 30 segmentos y un riesgo. La rueda gira y se para en uno de ellos, todos igual de probables.',
    rules_pays:
      'El segmento bajo la aguja paga lo que dice, en veces de la apuesta, apuesta incluida; uno oscuro no paga. Más riesgo significa menos premios y mayores. Todas las ruedas devuelven exactamente el 98 %.',
    rules_keys: 'La barra espaciadora gira la rueda; otra vez, y se para al instante.',
  },
  PT: {
    title: 'A roda lunar',
    segments: 'Segmentos',
    share: '{count} de {all}',
    shares: 'O que os segmentos pagam',
    turn: 'Girar',
    turning: 'Girando …',
    first: 'Escolha uma roda e gire',
    rules_play:
      'Escolha uma roda de 10, 20 ou 30 segmentos e um risco. A roda gira e para em um deles, todos com a mesma chance.',
    rules_pays:
      'O segmento sob o ponteiro paga o que diz, em vezes da aposta, aposta incluída; um escuro não paga. Mais risco significa menos prêmios e maiores. Todas as rodas devolvem exatamente 98 %.',
    rules_keys: 'A barra de espaço gira a roda; de novo, e ela para na hora.',
  },
};
