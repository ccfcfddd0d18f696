import type { Dictionary } from '../../words.ts';

const EN = {
  title: 'Four Coins One Bowl',
  begin: 'Shake',
  first: 'Place your chips, then shake',
  playing: 'The cup is shaken …',
  line: '{red} red, {white} white',
  odd: 'Odd reds',
  even: 'Even reds',
  four_red: 'Four red',
  four_white: 'Four white',
  three_red: 'Three red',
  three_white: 'Three white',
  two_and_two: 'Two and two',
  all_same: 'All alike',
  rules_play:
    'Four tokens, red on one side and white on the other, are shaken under a cup. Each falls on either side as likely as on the other. Bets are on how many show red.',
} as const;

export type SeDieWord = keyof typeof EN;

export const WORDS: Dictionary<SeDieWord> = {
  EN,
  TH: {
    title: 'เซดีสี่เหรียญ',
    begin: 'เขย่า',
    first: 'วางชิปแล้วกดเขย่า',
    playing: 'กำลังเขย่าถ้วย …',
    line: 'แดง {red} ขาว {white}',
    odd: 'แดงคี่',
    even: 'แดงคู่',
    four_red: 'แดง 4',
    four_white: 'ขาว 4',
    three_red: 'แดง 3',
    three_white: 'ขาว 3',
    two_and_two: 'แดง 2 ขาว 2',
    all_same: 'สีเดียวกันหมด',
    rules_play:
      'เหรียญสี่อัน ด้านหนึ่งสีแดง อีกด้านสีขาว ถูกเขย่าใต้ถ้วย แต่ละอันหงายด้านใดก็มีโอกาสเท่ากัน แทงตามจำนวนที่ออกสีแดง',
  },
  ES: {
    title: 'Cuatro monedas y un cuenco',
    begin: 'Agitar',
    first: 'Pon tus fichas y agita',
    playing: 'Se agita la taza …',
    line: '{red} rojas, {white} blancas',
    odd: 'Rojas impares',
    even: 'Rojas pares',
    four_red: 'Cuatro rojas',
    four_white: 'Cuatro blancas',
    three_red: 'Tres rojas',
    three_white: 'Tres blancas',
    two_and_two: 'Dos y dos',
    all_same: 'Todas iguales',
    rules_play:
      'Cuatro discos, rojos por un lado y blancos por el otro, se agitan bajo una taza. Cada uno cae de un lado u otro con la misma probabilidad. Se apuesta a cuántos muestran rojo.',
  },
  PT: {
    title: 'Quatro moedas e uma tigela',
    begin: 'Agitar',
    first: 'Coloque suas fichas e agite',
    playing: 'A xícara é agitada …',
    line: '{red} vermelhas, {white} brancas',
    odd: 'Vermelhas ímpares',
    even: 'Vermelhas pares',
    four_red: 'Quatro vermelhas',
    four_white: 'Quatro brancas',
    three_red: 'Três vermelhas',
    three_white: 'Três brancas',
    two_and_two: 'Duas e duas',
    all_same: 'Todas iguais',
    rules_play:
      'Quatro discos, vermelhos de um lado e brancos do outro, são agitados sob uma xícara. Cada um cai de um lado ou do outro com a mesma chance. Aposta-se em quantos mostram vermelho.',
  },
};
