import type { Dictionary } from '../../words.ts';

const EN = {
  title: 'Dawn Crow Arena',
  begin: 'Fight',
  first: 'Place your chips before the fight begins',
  playing: 'The emblems meet …',
  meron: 'Meron',
  wala: 'Wala',
  draw: 'Draw',
  meron_letter: 'M',
  wala_letter: 'W',
  draw_letter: '=',
  wins: '{side} wins',
  drawn: 'A draw: both stand',
  meron_row: 'Meron, the favourite; a draw returns the stake',
  wala_row: 'Wala, the outsider; a draw returns the stake',
  rules_play:
    'A fight every 45 seconds, drawn by chance alone: no animal fights. Of a hundred fights meron wins 51, wala 44, and 5 are drawn. The ending is fixed when bets close; the eight meetings show the way there. Meron returns 96.80 %, wala 96.52 %, the draw 95 % of what is staked on it.',
} as const;

export type CockfightWord = keyof typeof EN;

export const WORDS: Dictionary<CockfightWord> = {
  EN,
  TH: {
    title: 'สังเวียนไก่ขันรุ่งสาง',
    begin: 'เริ่มยก',
    first: 'วางชิปก่อนเริ่มประลอง',
    playing: 'ตราทั้งสองกำลังปะทะกัน …',
    meron: 'เมรอน',
    wala: 'วาลา',
    draw: 'เสมอ',
    meron_letter: 'M',
    wala_letter: 'W',
    draw_letter: '=',
    wins: '{side}ชนะ',
    drawn: 'เสมอ ยืนอยู่ทั้งสองฝ่าย',
    meron_row: 'เมรอน ฝ่ายต่อ ถ้าเสมอคืนเงินเดิมพัน',
    wala_row: 'วาลา ฝ่ายรอง ถ้าเสมอคืนเงินเดิมพัน',
    rules_play:
      'ประลองทุก 45 วินาที ตัดสินด้วยการสุ่มล้วน ๆ ไม่มีสัตว์ต่อสู้กันจริง ใน 100 คู่ เมรอนชนะ 51 วาลาชนะ 44 และเสมอ 5 ผลถูกกำหนดตอนปิดรับเดิมพัน การปะทะแปดครั้งเพียงแสดงทางไปสู่ผลนั้น อัตราคืนของเมรอน 96.80 % วาลา 96.52 % และเสมอ 95 % ของเงินที่แทง',
  },
  ES: {
    title: 'Arena Canto del Alba',
    begin: 'Combate',
    first: 'Pon tus fichas antes de que empiece el combate',
    playing: 'Los emblemas se encuentran …',
    meron: 'Meron',
    wala: 'Wala',
    draw: 'Empate',
    meron_letter: 'M',
    wala_letter: 'W',
    draw_letter: '=',
    wins: 'Gana {side}',
    drawn: 'Empate: los dos siguen en pie',
    meron_row: 'Meron, el favorito; el empate devuelve la apuesta',
    wala_row: 'Wala, el menos favorito; el empate devuelve la apuesta',
    rules_play:
      'Un combate cada 45 segundos, decidido solo por el azar: ningún animal pelea. De cien combates meron gana 51, wala 44 y 5 acaban en empate. El final se fija al cerrar las apuestas; los ocho encuentros muestran el camino. Meron devuelve el 96,80 %, wala el 96,52 % y el empate el 95 % de lo apostado.',
  },
  PT: {
    title: 'Arena Canto da Aurora',
    begin: 'Combate',
    first: 'Coloque suas fichas antes do combate',
    playing: 'Os emblemas se encontram …',
    meron: 'Meron',
    wala: 'Wala',
    draw: 'Empate',
    meron_letter: 'M',
    wala_letter: 'W',
    draw_letter: '=',
    wins: '{side} vence',
    drawn: 'Empate: os dois ficam de pé',
    meron_row: 'Meron, o favorito; o empate devolve a aposta',
    wala_row: 'Wala, o azarão; o empate devolve a aposta',
    rules_play:
      'Um combate a cada 45 segundos, decidido só pelo acaso: nenhum animal luta. Em cem combates meron vence 51, wala 44, e 5 terminam empatados. O final é fixado quando as apostas fecham; os oito encontros mostram o caminho. Meron devolve 96,80 %, wala 96,52 % e o empate 95 % do que é apostado.',
  },
};
