import type { Speech } from '../pages/language.ts';

/** The words of the vendors' page. What one language lacks does not compile. */
const EN = {
  title: 'Vendors with wallets',
  hint: 'Vendors of games that keep their players’ money themselves.',
  refresh: 'Refresh',
  outage: 'Outage',
  outage_hint: 'While it lasts, no order is answered; the site must not guess what became of it.',
  is_well: 'All is well',
  is_refusing: 'Answers 503',
  is_silent: 'Answers nothing',
  refuse_for: '503 for a minute',
  silent_for: 'Silent for a minute',
  end_outage: 'End it',
  players: 'Players',
  players_hint: 'An amount that ends in .13 is refused. What is won here shows on the site later.',
  nobody: 'Nobody has brought money here yet.',
  vendor: 'Vendor',
  player: 'Player',
  balance: 'Balance',
  win: 'Wins 10',
  lose: 'Loses 10',
} as const;

export type WalletWords = Readonly<Record<keyof typeof EN, string>>;

const TH: WalletWords = {
  title: 'ค่ายเกมที่มีกระเป๋าเงินเอง',
  hint: 'ค่ายเกมที่เก็บเงินของผู้เล่นไว้เอง',
  refresh: 'โหลดใหม่',
  outage: 'ระบบขัดข้อง',
  outage_hint: 'ระหว่างนี้จะไม่มีคำตอบใด ๆ และเว็บไซต์ต้องไม่เดาว่ารายการเป็นอย่างไร',
  is_well: 'ทำงานปกติ',
  is_refusing: 'ตอบ 503',
  is_silent: 'ไม่ตอบ',
  refuse_for: 'ตอบ 503 หนึ่งนาที',
  silent_for: 'ไม่ตอบหนึ่งนาที',
  end_outage: 'กลับมาทำงาน',
  players: 'ผู้เล่น',
  players_hint: 'จำนวนที่ลงท้ายด้วย .13 จะถูกปฏิเสธ เงินที่ได้จากการเล่นที่นี่จะแสดงบนเว็บไซต์ภายหลัง',
  nobody: 'ยังไม่มีใครนำเงินมาที่นี่',
  vendor: 'ค่ายเกม',
  player: 'ผู้เล่น',
  balance: 'ยอดเงิน',
  win: 'ได้ 10',
  lose: 'เสีย 10',
};

export const wordsOf = ({ language }: Speech): WalletWords => (language === 'th' ? TH : EN);
