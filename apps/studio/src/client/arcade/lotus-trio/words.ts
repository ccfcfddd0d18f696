import type { Dictionary } from '../../words.ts';

const EN = {
  title: 'Three Lotus Scratch',
  how: 'Three of one charm among the nine fields win what that charm pays. No ticket has three of two charms.',
  lotus: 'lotus',
  koi: 'koi',
  dragonfly: 'dragonfly',
  frog: 'frog',
  heron: 'heron',
  turtle: 'turtle',
  pearl: 'pearl',
} as const;

export const WORDS: Dictionary<keyof typeof EN> = {
  EN,
  TH: {
    title: 'ขูดบัวสามดอก',
    how: 'เจอรูปเดียวกันสามช่องจากเก้าช่อง รับรางวัลของรูปนั้น ไม่มีบัตรใดมีรูปครบสามสองแบบ',
    lotus: 'ดอกบัว',
    koi: 'ปลาคาร์ป',
    dragonfly: 'แมลงปอ',
    frog: 'กบ',
    heron: 'นกกระสา',
    turtle: 'เต่า',
    pearl: 'ไข่มุก',
  },
  ES: {
    title: 'Rasca tres lotos',
    how: 'Tres amuletos iguales entre las nueve casillas ganan lo que paga ese amuleto. Ningún boleto tiene tres de dos amuletos.',
    lotus: 'loto',
    koi: 'carpa koi',
    dragonfly: 'libélula',
    frog: 'rana',
    heron: 'garza',
    turtle: 'tortuga',
    pearl: 'perla',
  },
  PT: {
    title: 'Raspe três lótus',
    how: 'Três amuletos iguais entre as nove casas ganham o que esse amuleto paga. Nenhum bilhete tem três de dois amuletos.',
    lotus: 'lótus',
    koi: 'carpa koi',
    dragonfly: 'libélula',
    frog: 'sapo',
    heron: 'garça',
    turtle: 'tartaruga',
    pearl: 'pérola',
  },
};
