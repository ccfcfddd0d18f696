import type { Dictionary } from '../../words.ts';

const EN = {
  title: 'Fairground Scratch',
  how: 'The first row holds the three numbers of the fair, the two rows below six stalls, each with a number and a prize. A stall whose number is one of the three wins its prize; several may win.',
  market_number: 'number of the fair: {number}',
  stall: 'stall {number}, prize {pays}',
  hint: 'A stall with one of the three numbers above wins its prize',
} as const;

export const WORDS: Dictionary<keyof typeof EN> = {
  EN,
  TH: {
    title: 'ขูดงานวัด',
    how: 'แถวแรกเป็นเลขของงานวัดสามเลข สองแถวล่างเป็นหกร้าน แต่ละร้านมีเลขและรางวัล ร้านที่มีเลขตรงกับหนึ่งในสามเลขรับรางวัลของร้านนั้น อาจได้หลายร้าน',
    market_number: 'เลขของงานวัด: {number}',
    stall: 'ร้านเลข {number} รางวัล {pays}',
    hint: 'ร้านที่มีเลขตรงกับสามเลขด้านบนรับรางวัลของร้านนั้น',
  },
  ES: {
    title: 'Rasca de feria',
    how: 'La primera fila tiene los tres números de la feria; las dos de abajo, seis puestos, cada uno con un número y un premio. Un puesto cuyo número es uno de los tres gana su premio; pueden ganar varios.',
    market_number: 'número de la feria: {number}',
    stall: 'puesto {number}, premio {pays}',
    hint: 'Un puesto con uno de los tres números de arriba gana su premio',
  },
  PT: {
    title: 'Raspadinha da quermesse',
    how: 'A primeira linha tem os três números da quermesse; as duas de baixo, seis barracas, cada uma com um número e um prêmio. Uma barraca cujo número é um dos três ganha seu prêmio; várias podem ganhar.',
    market_number: 'número da quermesse: {number}',
    stall: 'barraca {number}, prêmio {pays}',
    hint: 'Uma barraca com um dos três números acima ganha seu prêmio',
  },
};
