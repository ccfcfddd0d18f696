import type { GameType } from '@baize/contract/game';

export type VendorNames = Readonly<Record<'EN' | 'TH', string>>;

/**
 * The vendors a new platform knows. A code is only a code; each stands for a studio we invented,
 * with a name and a mark of its own.
 */
export const VENDOR_NAMES = {
  AE: { EN: 'Nakara', TH: 'นาคารา' },
  AG: { EN: 'Blue Heron', TH: 'กระสาฟ้า' },
  BBIN: { EN: 'Bamboo Inlet', TH: 'อ่าวไผ่' },
  BG: { EN: 'Velvet Table', TH: 'โต๊ะกำมะหยี่' },
  BGS: { EN: 'Brass Beetle', TH: 'แมลงทองเหลือง' },
  CQ9: { EN: 'Ninefold', TH: 'เก้าทบ' },
  DG: { EN: 'Pearl Parlour', TH: 'ห้องมุก' },
  EA: { EN: 'Eastern Veranda', TH: 'ระเบียงบูรพา' },
  EG2: { EN: 'Emberleaf', TH: 'ใบเพลิง' },
  ELOTT: { EN: 'Swift Draw', TH: 'ลอตเตอรี่ทันใจ' },
  FC: { EN: 'Fruit Wharf', TH: 'ท่าผลไม้' },
  GALLO: { EN: 'Dawn Crow', TH: 'ไก่ขันรุ่งสาง' },
  GG: { EN: 'Paper Tiger', TH: 'เสือกระดาษ' },
  IBC: { EN: 'Long Whistle', TH: 'นกหวีดยาว' },
  IMES: { EN: 'Night Arena', TH: 'สังเวียนราตรี' },
  ISB: { EN: 'Orchid Nine', TH: 'กล้วยไม้เก้าช่อ' },
  JDB: { EN: 'Tin Parade', TH: 'ขบวนสังกะสี' },
  JL: { EN: 'Sunken Bell', TH: 'ระฆังใต้น้ำ' },
  KX: { EN: 'Crosswind', TH: 'ลมขวาง' },
  KY: { EN: 'Quiet Ferry', TH: 'เรือข้ามฟาก' },
  LOTT: { EN: 'House Draw', TH: 'ลอตเตอรี่ของบ้าน' },
  LOTUS: { EN: 'Still Pond', TH: 'สระนิ่ง' },
  MG: { EN: 'Copper Gong', TH: 'ฆ้องทองแดง' },
  MGS: { EN: 'Deepwater', TH: 'ห้วงน้ำลึก' },
  OG: { EN: 'Opal Room', TH: 'ห้องโอปอล' },
  PG: { EN: 'Jade Loom', TH: 'กี่หยก' },
  PNG: { EN: 'Kite Row', TH: 'แถวว่าว' },
  PT: { EN: 'Lanternworks', TH: 'โรงโคม' },
  RTG: { EN: 'Saffron Gate', TH: 'ประตูหญ้าฝรั่น' },
  SBT: { EN: 'Second Half', TH: 'ครึ่งหลัง' },
  TCG_LOTTO_VN: { EN: 'Red River Draw', TH: 'ลอตเตอรี่แม่น้ำแดง' },
  TCG_SEA: { EN: 'Southern Draw', TH: 'ลอตเตอรี่ทะเลใต้' },
  TGP: { EN: 'Teak Pavilion', TH: 'ศาลาไม้สัก' },
  TH: { EN: 'Third Bridge', TH: 'สะพานที่สาม' },
  TTG: { EN: 'Moonjar', TH: 'โถจันทร์' },
  UG: { EN: 'Green Terrace', TH: 'อัฒจันทร์เขียว' },
  WD: { EN: 'Palmwind', TH: 'ลมตาล' },
  WS: { EN: 'Wax Seal', TH: 'ตราครั่ง' },
  XY: { EN: 'Saltmarsh', TH: 'ทุ่งเกลือ' },
} as const satisfies Record<string, VendorNames>;

export type SeededVendor = keyof typeof VENDOR_NAMES;

/** Who makes what, in the order the lists show them. */
export const VENDORS_BY_TYPE: Readonly<Record<GameType, readonly SeededVendor[]>> = {
  RNG: [
    ...(['AE', 'AG', 'CQ9', 'GG', 'ISB', 'MG', 'MGS', 'PNG', 'PT', 'RTG', 'TTG', 'WD'] as const),
    ...(['PG', 'EG2', 'JDB', 'FC', 'JL', 'BGS'] as const),
  ],
  FISH: ['AG', 'BBIN', 'CQ9', 'GG', 'PT', 'RTG'],
  LIVE: ['AG', 'BBIN', 'BG', 'DG', 'EA', 'LOTUS', 'OG', 'PT', 'TGP'],
  PVP: ['KX', 'KY', 'TH', 'WS', 'XY'],
  SPORTS: ['IBC', 'SBT', 'UG'],
  ESPORTS: ['IMES'],
  LOTT: ['LOTT', 'TCG_SEA'],
  ELOTT: ['ELOTT', 'TCG_LOTTO_VN'],
  COCKFIGHT: ['GALLO'],
};
