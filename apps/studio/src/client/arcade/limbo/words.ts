import type { Dictionary } from '../../words.ts';

const EN = {
  title: 'Balloon Climb',
  climb: 'Climb',
  climbing: 'Climbing …',
  first: 'Choose how high, then climb',
  rules_play:
    'Choose a target from 1.01× to 10,000×. The balloon climbs as far as chance allows: one of over four billion numbers, all equally likely, decides. You win when it reaches the target.',
  rules_pays:
    'A win pays exactly the target, the stake included. A target of 2.00× is reached in 49 of 100 rounds, one of 10.00× in 9.8 of 100: every target returns 98 %.',
  rules_keys:
    'Space starts the climb; press it again to skip to the end. The up and down arrows change the target.',
} as const;

export const WORDS: Dictionary<keyof typeof EN> = {
  EN,
  TH: {
    title: 'บอลลูนไต่ฟ้า',
    climb: 'ขึ้นบิน',
    climbing: 'กำลังลอยขึ้น …',
    first: 'เลือกความสูง แล้วกดขึ้นบิน',
    rules_play:
      'เลือกเป้าหมายตั้งแต่ 1.01 ถึง 10,000 เท่า บอลลูนจะลอยสูงเท่าที่ผลสุ่มกำหนด ซึ่งเป็นหนึ่งในสี่พันล้านเลขที่มีโอกาสเท่ากัน ถ้าลอยถึงเป้าหมายก็ชนะ',
    rules_pays:
      'เมื่อชนะจ่ายเท่ากับเป้าหมายพอดี รวมเงินเดิมพันแล้ว เป้าหมาย 2.00 เท่าถึงได้ 49 ใน 100 ตา เป้าหมาย 10.00 เท่าถึงได้ 9.8 ใน 100 ตา ทุกเป้าหมายคืน 98 %',
    rules_keys: 'กดแป้นเว้นวรรคเพื่อขึ้นบิน กดอีกครั้งเพื่อดูผลทันที ปุ่มลูกศรขึ้นลงใช้ปรับเป้าหมาย',
  },
  ES: {
    title: 'El ascenso del globo',
    climb: 'Subir',
    climbing: 'Subiendo …',
    first: 'Elige hasta dónde y sube',
    rules_play:
      'Elige un objetivo entre 1,01× y 10.000×. El globo sube hasta donde lo deja el azar: decide uno de cuatro mil millones de números, todos igual de probables. Gana cuando alcanza el objetivo.',
    rules_pays:
      'Un acierto paga exactamente el objetivo, apuesta incluida. Un objetivo de 2,00× se alcanza en 49 de cada 100 rondas, uno de 10,00× en 9,8 de cada 100: todos devuelven el 98 %.',
    rules_keys:
      'La barra espaciadora hace subir el globo; otra vez, y llega al instante. Las flechas arriba y abajo cambian el objetivo.',
  },
  PT: {
    title: 'A subida do balão',
    climb: 'Subir',
    climbing: 'Subindo …',
    first: 'Escolha até onde e suba',
    rules_play:
      'Escolha um alvo de 1,01× a 10.000×. O balão sobe até onde a sorte deixar: decide um de quatro bilhões de números, todos com a mesma chance. Ganha quando alcança o alvo.',
    rules_pays:
      'Um acerto paga exatamente o alvo, aposta incluída. Um alvo de 2,00× é alcançado em 49 de cada 100 rodadas, um de 10,00× em 9,8 de cada 100: todos devolvem 98 %.',
    rules_keys:
      'A barra de espaço faz o balão subir; de novo, e ele chega na hora. As setas para cima e para baixo mudam o alvo.',
  },
};
