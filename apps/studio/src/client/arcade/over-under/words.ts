import type { Dictionary } from '../../words.ts';

const EN = {
  title: 'Over or Under',
  side: 'Where the roll must end',
  over: 'Over',
  under: 'Under',
  target: 'Target',
  chance: 'Chance to win',
  roll: 'Roll',
  rolling: 'Rolling …',
  first: 'Choose a target, then roll',
  rolled: 'Rolled {roll}',
  last_rolls: 'Last rolls',
  rules_play:
    'Choose a target and whether the roll must end over or under it. A roll is one of 10,000 numbers from 0.00 to 99.99, all equally likely. Exactly on the target loses.',
  rules_pays:
    'A win pays 98 divided by the chance in percent, the stake included, cut after six decimals and then to the smallest coin. A chance of 49 % pays 2 times the stake.',
  rules_return:
    'The return is 98 % for every target: counted over all rolls of all 18,802 choices it lies between {least} % and {most} %.',
  rules_keys: 'Space rolls. The arrow keys move the target.',
} as const;

export const WORDS: Dictionary<keyof typeof EN> = {
  EN,
  TH: {
    title: 'สูงหรือต่ำ',
    side: 'ผลต้องออกทางใด',
    over: 'สูงกว่า',
    under: 'ต่ำกว่า',
    target: 'เป้าหมาย',
    chance: 'โอกาสชนะ',
    roll: 'ทอย',
    rolling: 'กำลังทอย …',
    first: 'เลือกเป้าหมายแล้วกดทอย',
    rolled: 'ออก {roll}',
    last_rolls: 'ผลล่าสุด',
    rules_play:
      'เลือกเป้าหมายและเลือกว่าผลต้องสูงกว่าหรือต่ำกว่าเป้าหมาย ผลแต่ละตาเป็นหนึ่งใน 10,000 เลข ตั้งแต่ 0.00 ถึง 99.99 ทุกเลขมีโอกาสเท่ากัน ถ้าออกตรงเป้าหมายพอดีถือว่าแพ้',
    rules_pays:
      'เมื่อชนะจ่าย 98 หารด้วยโอกาสเป็นเปอร์เซ็นต์ รวมเงินเดิมพันแล้ว โดยตัดที่ทศนิยมหกตำแหน่งแล้วปัดลงเป็นหน่วยเงินเล็กที่สุด เช่น โอกาส 49 % จ่าย 2 เท่าของเดิมพัน',
    rules_return:
      'ผลตอบแทนคือ 98 % ทุกเป้าหมาย เมื่อนับครบทุกเลขของทั้ง 18,802 ทางเลือกอยู่ระหว่าง {least} % ถึง {most} %',
    rules_keys: 'กดแป้นเว้นวรรคเพื่อทอย ใช้ปุ่มลูกศรเลื่อนเป้าหมาย',
  },
  ES: {
    title: 'Más o menos',
    side: 'Dónde debe caer la tirada',
    over: 'Más de',
    under: 'Menos de',
    target: 'Objetivo',
    chance: 'Probabilidad',
    roll: 'Tirar',
    rolling: 'Tirando …',
    first: 'Elige un objetivo y tira',
    rolled: 'Salió {roll}',
    last_rolls: 'Últimas tiradas',
    rules_play:
      'Elige un objetivo y si la tirada debe caer por encima o por debajo. Una tirada es uno de 10.000 números entre 0,00 y 99,99, todos igual de probables. Si cae justo en el objetivo, pierde.',
    rules_pays:
      'Un acierto paga 98 dividido por la probabilidad en tanto por ciento, apuesta incluida, cortado a seis decimales y luego a la moneda más pequeña. Con 49 % paga 2 veces la apuesta.',
    rules_return:
      'El retorno es del 98 % con cualquier objetivo: contadas todas las tiradas de las 18.802 opciones, queda entre {least} % y {most} %.',
    rules_keys: 'La barra espaciadora tira. Las flechas mueven el objetivo.',
  },
  PT: {
    title: 'Mais ou menos',
    side: 'Onde o número deve cair',
    over: 'Mais de',
    under: 'Menos de',
    target: 'Alvo',
    chance: 'Probabilidade',
    roll: 'Jogar',
    rolling: 'Sorteando …',
    first: 'Escolha um alvo e jogue',
    rolled: 'Saiu {roll}',
    last_rolls: 'Últimos números',
    rules_play:
      'Escolha um alvo e se o número deve ficar acima ou abaixo dele. O número é um de 10.000 entre 0,00 e 99,99, todos com a mesma chance. Exatamente no alvo, perde.',
    rules_pays:
      'Um acerto paga 98 dividido pela probabilidade em por cento, aposta incluída, cortado em seis casas e depois na menor moeda. Com 49 % paga 2 vezes a aposta.',
    rules_return:
      'O retorno é de 98 % com qualquer alvo: contados todos os números das 18.802 escolhas, fica entre {least} % e {most} %.',
    rules_keys: 'A barra de espaço joga. As setas movem o alvo.',
  },
};
