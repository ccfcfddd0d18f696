import type { Dictionary } from '../../words.ts';

const EN = {
  title: 'Gem Mines',
  board: 'Twenty-five stones',
  mines: 'Mines',
  fewer: 'Fewer mines',
  more: 'More mines',
  any: 'Open a random stone',
  take: 'Cash out {amount}',
  first: 'Choose how many mines, then play',
  begin: 'Open a stone',
  safe: 'A gem. Go on, or cash out',
  tile_closed: 'Stone {number}',
  tile_gem: 'Stone {number}: a gem',
  tile_mine: 'Stone {number}: a mine',
  line: '{found} gems, {mines} mines',
  rules_play:
    'Under 25 stones lie 1 to 24 mines, as many as you choose; under the others lie gems. The mines are laid before you open the first stone and do not move. Open stone after stone: each gem raises what the round pays, a mine ends it with nothing. You can cash out at any time.',
  rules_pays:
    'After each gem the round pays 98 % of what the chance to get there is worth, the stake included: with {mines} mines {one} after one gem, {five} after five. It is paid automatically after {most} gems, or as soon as the next gem would take it past 10,000 times the stake. If you cash out before the first gem, you get your stake back, and the round does not count towards bonuses or points.',
  rules_keys:
    'Space starts and cashes out. The arrow keys move between stones, Enter opens one, R opens a random one.',
} as const;

export const WORDS: Dictionary<keyof typeof EN> = {
  EN,
  TH: {
    title: 'เหมืองพลอย',
    board: 'หินยี่สิบห้าก้อน',
    mines: 'ระเบิด',
    fewer: 'ลดจำนวนระเบิด',
    more: 'เพิ่มจำนวนระเบิด',
    any: 'สุ่มเปิดหนึ่งก้อน',
    take: 'รับ {amount}',
    first: 'เลือกจำนวนระเบิด แล้วกดเล่น',
    begin: 'เลือกหินที่จะเปิด',
    safe: 'เจอพลอย จะเปิดต่อหรือรับเงินก็ได้',
    tile_closed: 'หินก้อนที่ {number}',
    tile_gem: 'หินก้อนที่ {number}: พลอย',
    tile_mine: 'หินก้อนที่ {number}: ระเบิด',
    line: 'พลอย {found} ระเบิด {mines}',
    rules_play:
      'ใต้หิน 25 ก้อนมีระเบิด 1 ถึง 24 ลูกตามที่คุณเลือก ที่เหลือเป็นพลอย ระเบิดถูกวางไว้ก่อนเปิดก้อนแรกและไม่เปลี่ยนที่ เปิดหินทีละก้อน พลอยทุกเม็ดทำให้ตานี้จ่ายมากขึ้น ถ้าเจอระเบิดตาจบและไม่จ่าย คุณรับเงินได้ทุกเมื่อ',
    rules_pays:
      'หลังเจอพลอยแต่ละเม็ด ตานี้จ่าย 98 % ของมูลค่าตามโอกาสที่มาถึงจุดนั้น รวมเงินเดิมพันแล้ว เช่น ระเบิด {mines} ลูก จ่าย {one} หลังพลอยหนึ่งเม็ด และ {five} หลังห้าเม็ด ระบบจ่ายให้เองเมื่อครบ {most} เม็ด หรือเมื่อจะเกิน 10,000 เท่าของเดิมพัน ถ้ารับก่อนเจอพลอยเม็ดแรกจะได้เดิมพันคืนเต็มจำนวน และตานั้นไม่นับเป็นยอดเดิมพันสำหรับโบนัสหรือคะแนน',
    rules_keys: 'กดแป้นเว้นวรรคเพื่อเริ่มและรับเงิน ใช้ปุ่มลูกศรเลือกหิน Enter เปิด และ R สุ่มเปิด',
  },
  ES: {
    title: 'Las minas de gemas',
    board: 'Veinticinco piedras',
    mines: 'Minas',
    fewer: 'Menos minas',
    more: 'Más minas',
    any: 'Abrir una al azar',
    take: 'Cobrar {amount}',
    first: 'Elige cuántas minas y juega',
    begin: 'Abre una piedra',
    safe: 'Una gema. Sigue o cobra',
    tile_closed: 'Piedra {number}',
    tile_gem: 'Piedra {number}: una gema',
    tile_mine: 'Piedra {number}: una mina',
    line: '{found} gemas, {mines} minas',
    rules_play:
      'Bajo 25 piedras hay de 1 a 24 minas, las que elijas; bajo las demás hay gemas. Las minas se colocan antes de abrir la primera piedra y no se mueven. Abre piedra tras piedra: cada gema sube lo que paga la ronda, una mina la termina sin nada. Puedes cobrar en cualquier momento.',
    rules_pays:
      'Tras cada gema la ronda paga el 98 % de lo que vale la probabilidad de llegar ahí, apuesta incluida: con {mines} minas, {one} tras una gema y {five} tras cinco. Entonces se paga sola tras {most} gemas, y siempre antes de pasar de 10.000 veces la apuesta. Quien cobra antes de la primera gema recupera su apuesta, y la ronda no cuenta para bonos ni puntos.',
    rules_keys:
      'La barra espaciadora empieza y cobra. Las flechas recorren las piedras, Intro abre, R abre una al azar.',
  },
  PT: {
    title: 'As minas de gemas',
    board: 'Vinte e cinco pedras',
    mines: 'Minas',
    fewer: 'Menos minas',
    more: 'Mais minas',
    any: 'Abrir uma ao acaso',
    take: 'Sacar {amount}',
    first: 'Escolha quantas minas e jogue',
    begin: 'Abra uma pedra',
    safe: 'Uma gema. Continue ou saque',
    tile_closed: 'Pedra {number}',
    tile_gem: 'Pedra {number}: uma gema',
    tile_mine: 'Pedra {number}: uma mina',
    line: '{found} gemas, {mines} minas',
    rules_play:
      'Sob 25 pedras há de 1 a 24 minas, quantas você escolher; sob as outras há gemas. As minas são postas antes de abrir a primeira pedra e não se movem. Abra pedra por pedra: cada gema aumenta o que a rodada paga, uma mina a encerra sem nada. Você pode sacar a qualquer momento.',
    rules_pays:
      'Depois de cada gema a rodada paga 98 % do que vale a chance de chegar ali, aposta incluída: com {mines} minas, {one} após uma gema e {five} após cinco. Nesse caso ela se paga sozinha após {most} gemas, e sempre antes de passar de 10.000 vezes a aposta. Quem saca antes da primeira gema recebe a aposta de volta, e a rodada não conta para bônus nem pontos.',
    rules_keys:
      'A barra de espaço começa e saca. As setas percorrem as pedras, Enter abre, R abre uma ao acaso.',
  },
};
