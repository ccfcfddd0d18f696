import { expect, test } from 'vitest';
import { createSearchIndex, type Searchable } from './search-index.ts';

const NAMES: readonly (readonly [number, string, string, string])[] = [
  [1, 'ลูกแก้วเมขลา', 'Orb of Mekhala', 'AE'],
  [2, 'บัวเที่ยงคืน', 'Midnight Lotus', 'ISB'],
  [3, 'มังกรน้ำเก้าโค้ง', 'Nine Bend Naga', 'AE'],
  [4, 'ปลาคาร์ปข้ามน้ำตก', 'Koi Over the Falls', 'AG'],
  [5, 'ช้างเผือกทอง', 'White Elephant', 'AE'],
  [6, 'จิ้งจอกพันหน้า', 'Fox of Masks', 'GG'],
  [7, 'เสือกระดาษ', 'Paper Tiger', 'GG'],
  [8, 'หีบใต้ทะเลลึก', 'Deepwater Chest', 'MGS'],
  [9, 'กระต่ายหมายจันทร์', 'Moon Rabbit', 'GG'],
  [10, 'พริกเพลิง', 'Fire Chili', 'MG'],
  [11, 'มังคุดมงคล', 'Lucky Mangosteen', 'MG'],
  [12, 'เพชรธารา', 'Río de Diamantes', 'AG'],
];

const GAMES: Searchable = {
  languages: ['TH', 'EN'],
  vendors: [{ vassalage: 'ISB', names: ['กล้วยไม้เก้าช่อ', 'Orchid Nine'] }],
  games: NAMES.map(([nodeId, th, en, vassalage]) => ({
    nodeId,
    names: [th, en],
    vassalage,
    gameCode: `game-${nodeId}`,
    gameType: 'RNG',
    gameClassify: null,
    iconUrl: 'images/cover/koi',
    state: 'open',
  })),
};

const index = createSearchIndex(GAMES);

test.each([
  ['midnight lotus', 2],
  ['MIDNIGHT', 2],
  ['midnigth', 2],
  ['elefant', 5],
  ['elepant', 5],
  ['white elephnat', 5],
  ['papr tiger', 7],
  ['mon rabit', 9],
  ['chest', 8],
  ['chilli', 10],
  ['mangostene', 11],
  ['rio de diamant', 12],
  ['ช้างเผือก', 5],
  ['ชางเผือก', 5],
  ['บวเที่ยงคืน', 2],
  ['มังกรนำ', 3],
  ['กระตาย', 9],
  ['เพชร', 12],
  ['จิงจอก', 6],
  ['ปลาคาป', 4],
])('GAME-17 "%s" finds its game first', (text, nodeId) => {
  expect(index.find(text)[0]).toBe(nodeId);
});

test('GAME-17 one letter is enough to begin', () => {
  expect(index.find('k')[0]).toBe(4);
  expect(index.find('ล')[0]).toBe(1);
});

test('GAME-17 a studio finds its games', () => {
  expect(index.find('orchid')).toEqual([2]);
  expect(index.find('ISB')[0]).toBe(2);
});

test.each(['', '   ', '***', '\u0000', 'zzzzqq', '🀄'])(
  '"%s" finds nothing and fails nowhere',
  (text) => {
    expect(index.find(text)).toEqual([]);
  },
);

test('a text of a hundred thousand letters is answered', () => {
  expect(index.find('lotus '.repeat(20_000))[0]).toBe(2);
});
