import type { GameType } from '@baize/contract/game';

type Kind = {
  /** Of the game's code. */
  readonly pattern: RegExp;
  /** What people call it, in the languages of all brands and as they misspell it. */
  readonly words: readonly string[];
};

const KINDS: readonly Kind[] = [
  { pattern: /roulette/, words: ['roulette', 'รูเล็ต', 'รูเลท', 'รูเล็ท', 'ruleta', 'roleta'] },
  {
    pattern: /blackjack/,
    words: ['blackjack', 'black jack', '21', 'แบล็คแจ็ค', 'แบล็กแจ็ก', 'ยี่สิบเอ็ด', 'veintiuno'],
  },
  { pattern: /baccarat/, words: ['baccarat', 'bacara', 'บาคาร่า', 'บาคาราร่า', 'punto banco'] },
  { pattern: /sic-bo/, words: ['sic bo', 'sicbo', 'ไฮโล', 'ซิกโบ', 'dice', 'ลูกเต๋า', 'dados'] },
  { pattern: /over-under/, words: ['dice', 'ลูกเต๋า', 'เต๋า', 'dados', 'สูงต่ำ', 'over under'] },
  {
    pattern: /hoo-hey-how/,
    words: ['hoo hey how', 'fish prawn crab', 'น้ำเต้าปูปลา', 'น้ำเต้า', 'bau cua'],
  },
  { pattern: /fan-tan/, words: ['fan tan', 'fantan', 'กำถั่ว', 'ถั่ว', 'โป'] },
  { pattern: /se-die/, words: ['se die', 'sedie', 'เซดี', 'xoc dia', 'ซ็อกเดีย'] },
  { pattern: /dragon-tiger/, words: ['dragon tiger', 'เสือมังกร', 'ไพ่เสือมังกร', 'dragon tigre'] },
  {
    pattern: /jacks-or-better|tens-and-up|wild-deuces|bonus-poker|double-bonus|joker-kings/,
    words: ['video poker', 'poker', 'วิดีโอโป๊กเกอร์', 'โป๊กเกอร์', 'โปกเกอร์', 'ไพ่โป๊กเกอร์'],
  },
  { pattern: /keno/, words: ['keno', 'คีโน', 'เคโน่', 'number draw', 'จับเลข'] },
  {
    pattern: /lotus-trio|kite-lines|night-market/,
    words: ['scratch card', 'scratch', 'ขูด', 'บัตรขูด', 'การ์ดขูด', 'rasca', 'raspadinha'],
  },
  {
    pattern: /^rocket$/,
    words: ['rocket', 'crash', 'จรวด', 'แครช', 'คราช', 'aviator', 'cohete', 'foguete'],
  },
  { pattern: /^limbo$/, words: ['limbo', 'ลิมโบ', 'balloon', 'บอลลูน'] },
  {
    pattern: /^mines$/,
    words: ['mines', 'minesweeper', 'bomb', 'ทุ่นระเบิด', 'กับระเบิด', 'ระเบิด', 'minas'],
  },
  { pattern: /^plinko$/, words: ['plinko', 'พลิงโก้', 'ปลิงโก้', 'pachinko', 'ปาจิงโกะ'] },
  { pattern: /^wheel$/, words: ['wheel', 'wheel of fortune', 'วงล้อ', 'กงล้อ', 'rueda', 'roda'] },
  { pattern: /^hilo$/, words: ['hilo', 'hi lo', 'high low', 'ไพ่สูงต่ำ', 'ทายไพ่'] },
  {
    pattern: /jackpot|treasure-junk|pearl-deep/,
    words: ['jackpot', 'progressive', 'แจ็คพอต', 'แจ็กพอต', 'แจ๊คพอต', 'bote', 'acumulado'],
  },
];

const SLOT_WORDS = [
  'slot',
  'slots',
  'slot machine',
  'สล็อต',
  'สลอต',
  'เกมสล็อต',
  'tragamonedas',
  'caça-níqueis',
];

const TYPE_WORDS: Partial<Record<GameType, readonly string[]>> = {
  FISH: ['fishing', 'fish shooting', 'ยิงปลา', 'เกมยิงปลา', 'ตกปลา', 'pesca'],
  LIVE: ['live casino', 'live dealer', 'คาสิโนสด', 'ไลฟ์', 'en vivo', 'ao vivo'],
  PVP: ['card games', 'ไพ่', 'เกมไพ่', 'cartas'],
  SPORTS: [
    'sports',
    'football',
    'soccer',
    'ฟุตบอล',
    'บอล',
    'แทงบอล',
    'กีฬา',
    'บาส',
    'เทนนิส',
    'tennis',
    'basketball',
    'deportes',
    'futebol',
  ],
  ESPORTS: ['esports', 'e-sports', 'อีสปอร์ต'],
  LOTT: ['lottery', 'lotto', 'หวย', 'ลอตเตอรี่', 'lotería'],
  ELOTT: ['quick lottery', 'lotto', 'หวยไว', 'หวย', 'lotería rápida'],
  COCKFIGHT: ['cockfight', 'ไก่ชน', 'pelea de gallos'],
};

type Sorted = { readonly gameCode: string; readonly gameType: GameType };

/** What a game is called by those who do not know its name: its kind, in every language. */
export function kindWordsOf({ gameCode, gameType }: Sorted): readonly string[] {
  const own = KINDS.filter(({ pattern }) => pattern.test(gameCode)).flatMap(({ words }) => words);
  // A slot with a jackpot is a slot still.
  const isSlot = gameType === 'RNG' && (own.length === 0 || own[0] === 'jackpot');
  return [...own, ...(isSlot ? SLOT_WORDS : (TYPE_WORDS[gameType] ?? []))];
}
