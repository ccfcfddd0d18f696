import type { Dictionary } from '../../words.ts';

const EN = {
  board: 'Numbers',
  hits: '{count} hits',
  pay_row: 'What hits pay',
  draw: 'Draw',
  drawing: 'Drawing …',
  first: 'Pick 1 to 10 numbers, then draw',
  line: '{hits} of {picks}',
  rules_play:
    'Pick 1 to 10 of {numbers} numbers, or use quick pick. Then {drawn} different numbers are drawn, all equally likely. The more of yours are among them, the more it pays.',
  rules_pays: 'Pays in times of the stake, the stake included. Picks and hits:',
  rules_lucky:
    'The last number drawn rings the bell: when you picked it, what the round pays is multiplied by {lucky}.',
  rules_keys:
    'Space draws; press it again to skip to the end. The arrow keys move over the board, Enter picks, Q is quick pick, C clears.',
  picks: 'Picks',
  pays: 'Hits and what they pay',
} as const;

export const KENO_WORDS: Dictionary<keyof typeof EN> = {
  EN,
  TH: {
    board: 'ตัวเลข',
    hits: 'ถูก {count}',
    pay_row: 'ถูกกี่ตัวจ่ายเท่าใด',
    draw: 'ออกเลข',
    drawing: 'กำลังออกเลข …',
    first: 'เลือก 1 ถึง 10 เลข แล้วกดออกเลข',
    line: 'ถูก {hits} จาก {picks}',
    rules_play:
      'เลือก 1 ถึง 10 เลขจาก {numbers} เลข หรือให้ระบบสุ่มเลือกให้ จากนั้นออกเลขไม่ซ้ำกัน {drawn} เลข ทุกเลขมีโอกาสเท่ากัน ยิ่งถูกหลายเลขยิ่งจ่ายมาก',
    rules_pays: 'จ่ายเป็นจำนวนเท่าของเดิมพัน รวมเงินเดิมพันแล้ว ตามจำนวนที่เลือกและที่ถูก:',
    rules_lucky: 'เลขสุดท้ายที่ออกคือเลขระฆัง ถ้าคุณเลือกเลขนั้นไว้ เงินที่ตานี้จ่ายจะคูณ {lucky}',
    rules_keys:
      'กดแป้นเว้นวรรคเพื่อออกเลข กดอีกครั้งเพื่อดูผลทันที ใช้ปุ่มลูกศรเลื่อนบนกระดาน Enter เลือก Q สุ่มให้ และ C ล้าง',
    picks: 'จำนวนที่เลือก',
    pays: 'จำนวนที่ถูกและเงินจ่าย',
  },
  ES: {
    board: 'Números',
    hits: '{count} aciertos',
    pay_row: 'Lo que pagan los aciertos',
    draw: 'Sortear',
    drawing: 'Sorteando …',
    first: 'Elige de 1 a 10 números y sortea',
    line: '{hits} de {picks}',
    rules_play:
      'Elige de 1 a 10 de {numbers} números, o deja que el azar elija. Luego salen {drawn} números distintos, todos igual de probables. Cuantos más de los tuyos salgan, más paga.',
    rules_pays: 'Paga en veces de la apuesta, apuesta incluida. Elegidos y aciertos:',
    rules_lucky:
      'El último número que sale hace sonar la campana: si lo elegiste, lo que paga la ronda se multiplica por {lucky}.',
    rules_keys:
      'La barra espaciadora sortea; otra vez, y salen todos al instante. Las flechas recorren el tablero, Intro elige, Q elige por ti, C borra.',
    picks: 'Elegidos',
    pays: 'Aciertos y lo que pagan',
  },
  PT: {
    board: 'Números',
    hits: '{count} acertos',
    pay_row: 'O que os acertos pagam',
    draw: 'Sortear',
    drawing: 'Sorteando …',
    first: 'Escolha de 1 a 10 números e sorteie',
    line: '{hits} de {picks}',
    rules_play:
      'Escolha de 1 a 10 de {numbers} números, ou deixe a sorte escolher. Depois saem {drawn} números diferentes, todos com a mesma chance. Quanto mais dos seus saírem, mais paga.',
    rules_pays: 'Paga em vezes da aposta, aposta incluída. Escolhidos e acertos:',
    rules_lucky:
      'O último número sorteado toca o sino: se você o escolheu, o que a rodada paga é multiplicado por {lucky}.',
    rules_keys:
      'A barra de espaço sorteia; de novo, e saem todos na hora. As setas percorrem o tabuleiro, Enter escolhe, Q escolhe por você, C limpa.',
    picks: 'Escolhidos',
    pays: 'Acertos e o que pagam',
  },
};
