import type { Dictionary } from '../../words.ts';

const EN = {
  title: 'Next Card by Moonlight',
  deal: 'Deal',
  take: 'Cash out {amount}',
  higher: 'Higher',
  lower: 'Lower',
  skip: 'Skip this card',
  right: 'Right so far',
  card: 'A covered card',
  passed: 'Cards so far',
  chance_of: '{share} % to win',
  first: 'Deal a card, then guess the next',
  begin: '{card}. Higher or lower?',
  went_on: '{card}. Right! Go on, or cash out',
  again: 'Your round goes on',
  rules_play:
    'One card is face up. Guess whether the next one is higher or lower, as many times as you like; a card of the same rank counts as right, except beside an ace, the lowest, and a king, the highest, where the next must really be higher or lower. You can skip a card you do not like. Every card comes from a full deck, so the cards you have seen do not change the odds.',
  rules_pays:
    'After each right guess the round pays 98 % of what the chances so far are worth, the stake included; a wrong guess ends it with nothing. Cash out at any time; before the first guess you get your stake back, and the round does not count towards bonuses or points. A guess that would pay more than 10,000 times the stake is not offered.',
  rules_keys: 'Space deals and cashes out. The up and down arrows guess, S skips a card.',
} as const;

export const WORDS: Dictionary<keyof typeof EN> = {
  EN,
  TH: {
    title: 'ไพ่ใบต่อไปใต้แสงจันทร์',
    deal: 'แจกไพ่',
    take: 'รับ {amount}',
    higher: 'สูงกว่า',
    lower: 'ต่ำกว่า',
    skip: 'ข้ามใบนี้',
    right: 'ทายถูกแล้ว',
    card: 'ไพ่คว่ำ',
    passed: 'ไพ่ที่ผ่านมา',
    chance_of: 'โอกาส {share} %',
    first: 'แจกไพ่ แล้วทายใบต่อไป',
    begin: '{card} ใบต่อไปสูงกว่าหรือต่ำกว่า',
    went_on: '{card} ทายถูก จะทายต่อหรือรับเงินก็ได้',
    again: 'ตาของคุณยังดำเนินอยู่',
    rules_play:
      'ไพ่หนึ่งใบเปิดอยู่ ทายว่าใบต่อไปสูงกว่าหรือต่ำกว่า จะทายกี่ครั้งก็ได้ แต้มเท่ากันถือว่าถูก ยกเว้นข้างเอซซึ่งต่ำสุดและคิงซึ่งสูงสุด ต้องสูงกว่าหรือต่ำกว่าจริง ไพ่ที่ไม่ชอบข้ามเป็นใบอื่นได้ ทุกใบสุ่มจากสำรับเต็ม ไพ่ที่เห็นแล้วจึงไม่มีผลต่อใบถัดไป',
    rules_pays:
      'ทายถูกแต่ละครั้งตานี้จ่าย 98 % ของมูลค่าตามโอกาสที่ผ่านมา รวมเงินเดิมพันแล้ว ทายผิดตาจบและไม่จ่าย รับเงินได้ทุกเมื่อ ถ้ารับก่อนทายครั้งแรกจะได้เดิมพันคืนเต็มจำนวน และตานั้นไม่นับเป็นยอดเดิมพันสำหรับโบนัสหรือคะแนน การทายที่จะเกิน 10,000 เท่าของเดิมพันจะไม่เปิดให้เลือก',
    rules_keys: 'กดแป้นเว้นวรรคเพื่อแจกไพ่และรับเงิน ปุ่มลูกศรขึ้นลงใช้ทาย S ข้ามไพ่',
  },
  ES: {
    title: 'La próxima carta bajo la luna',
    deal: 'Repartir',
    take: 'Cobrar {amount}',
    higher: 'Más alta',
    lower: 'Más baja',
    skip: 'Pasar esta carta',
    right: 'Aciertos',
    card: 'Una carta tapada',
    passed: 'Cartas hasta ahora',
    chance_of: '{share} % de ganar',
    first: 'Reparte una carta y adivina la próxima',
    begin: '{card}. ¿Más alta o más baja?',
    went_on: '{card}. ¡Acierto! Sigue o cobra',
    again: 'Tu ronda continúa',
    rules_play:
      'Una carta está abierta. Adivina si la próxima es más alta o más baja, cuantas veces te atrevas; una carta del mismo valor cuenta como acierto, salvo junto al as, la más baja, y al rey, la más alta, donde la próxima debe serlo de verdad. Una carta que no te guste se puede pasar por otra. Cada carta sale de una baraja completa, así que ninguna carta vista cambia lo que viene.',
    rules_pays:
      'Tras cada acierto la ronda paga el 98 % de lo que valen las probabilidades hasta ahí, apuesta incluida; un fallo la termina sin nada. Cobra en cualquier momento; antes del primer intento recuperas tu apuesta, y la ronda no cuenta para bonos ni puntos. No se ofrece lo que pasaría de 10.000 veces la apuesta.',
    rules_keys:
      'La barra espaciadora reparte y cobra. Las flechas arriba y abajo adivinan, S pasa una carta.',
  },
  PT: {
    title: 'A próxima carta ao luar',
    deal: 'Dar carta',
    take: 'Sacar {amount}',
    higher: 'Mais alta',
    lower: 'Mais baixa',
    skip: 'Passar esta carta',
    right: 'Acertos',
    card: 'Uma carta coberta',
    passed: 'Cartas até agora',
    chance_of: '{share} % de ganhar',
    first: 'Dê uma carta e adivinhe a próxima',
    begin: '{card}. Mais alta ou mais baixa?',
    went_on: '{card}. Acertou! Continue ou saque',
    again: 'Sua rodada continua',
    rules_play:
      'Uma carta está aberta. Adivinhe se a próxima é mais alta ou mais baixa, quantas vezes quiser; uma carta do mesmo valor conta como acerto, exceto ao lado do ás, a mais baixa, e do rei, a mais alta, onde a próxima deve ser de fato. Uma carta de que não goste pode ser passada por outra. Cada carta sai de um baralho completo, então nenhuma carta vista muda o que vem.',
    rules_pays:
      'Depois de cada acerto a rodada paga 98 % do que valem as chances até ali, aposta incluída; um erro a encerra sem nada. Saque a qualquer momento; antes do primeiro palpite você recebe a aposta de volta, e a rodada não conta para bônus nem pontos. Não se oferece o que passaria de 10.000 vezes a aposta.',
    rules_keys:
      'A barra de espaço dá a carta e saca. As setas para cima e para baixo dão o palpite, S passa uma carta.',
  },
};
