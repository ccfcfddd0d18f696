import type { Dictionary } from '../words.ts';

/** The names of the tables, as the catalogue has them. */
export const TITLES: Readonly<Record<string, Dictionary<'title'>>> = {
  'blue-heron-baccarat': {
    EN: { title: 'Blue Heron Baccarat' },
    TH: { title: 'บาคาร่ากระสาฟ้า' },
    ES: { title: 'Bacará Garza Azul' },
    PT: { title: 'Bacará Garça-azul' },
  },
  'speed-baccarat': {
    EN: { title: 'Speed Baccarat' },
    TH: { title: 'บาคาร่าสปีด' },
    ES: { title: 'Bacará rápido' },
    PT: { title: 'Bacará rápido' },
  },
  'dragon-tiger-riverside': {
    EN: { title: 'Dragon Tiger Riverside' },
    TH: { title: 'เสือมังกรริมน้ำ' },
    ES: { title: 'Dragón tigre a la orilla' },
    PT: { title: 'Dragão tigre à beira-rio' },
  },
  'dragon-tiger-teak': {
    EN: { title: 'Dragon Tiger Teak' },
    TH: { title: 'เสือมังกรศาลาสัก' },
    ES: { title: 'Dragón tigre de teca' },
    PT: { title: 'Dragão tigre de teca' },
  },
  'reed-house-sic-bo': {
    EN: { title: 'Reed House Sic Bo' },
    TH: { title: 'ไฮโลเรือนกก' },
    ES: { title: 'Sic bo de los juncos' },
    PT: { title: 'Sic bo dos juncos' },
  },
  'teak-house-sic-bo': {
    EN: { title: 'Teak House Sic Bo' },
    TH: { title: 'ไฮโลเรือนสัก' },
    ES: { title: 'Sic bo de la casa de teca' },
    PT: { title: 'Sic bo da casa de teca' },
  },
  'heron-roulette': {
    EN: { title: 'Heron Roulette' },
    TH: { title: 'รูเล็ตกระสาฟ้า' },
    ES: { title: 'Ruleta de la Garza' },
    PT: { title: 'Roleta da Garça' },
  },
  'teak-roulette': {
    EN: { title: 'Teak Roulette' },
    TH: { title: 'รูเล็ตไม้สัก' },
    ES: { title: 'Ruleta de teca' },
    PT: { title: 'Roleta de teca' },
  },
  'dawn-crow-arena': {
    EN: { title: 'Dawn Crow Arena' },
    TH: { title: 'สังเวียนไก่ขันรุ่งสาง' },
    ES: { title: 'Arena Canto del Alba' },
    PT: { title: 'Arena Canto da Aurora' },
  },
};
