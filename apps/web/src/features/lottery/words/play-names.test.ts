import { optionName } from '@baize/client/line-names';
import { wholePlayName } from '@baize/client/play-names';
import en from '@baize/i18n/catalogues/en/lottery.json' with { type: 'json' };
import type { Translate } from '@baize/i18n/translate';
import type { Play } from '@baize/lottery/core/play';
import { LOTTERIES } from '@baize/lottery/lotteries';
import { expect, test } from 'vitest';
import { partName } from '../history/part-name.ts';
import { BIG_FROM, playRule } from './play-rules.ts';

/** The English text with what is filled in written behind it. */
const t = ((key: keyof typeof en, values: object = {}) =>
  `${en[key]} ${Object.values(values).join(' ')}`.trim()) as unknown as Translate;

test('every play, option and part of every lottery has a name, and plays of one differ in it', () => {
  for (const { code, family, plays } of LOTTERIES.values()) {
    const names = plays.map((play) => wholePlayName(play.code, t));
    expect(new Set(names).size, code).toBe(plays.length);
    for (const [at, play] of plays.entries()) {
      expect(names[at], play.code).not.toBe(play.code);
      expect(partName(play.part, family, t)).not.toBe(play.part);
      const { entry } = play;
      const tokens =
        entry.kind === 'options' ? entry.options : 'tokens' in entry ? entry.tokens : [];
      for (const token of tokens) {
        const isNumber = /^[\d-]+$/.test(token);
        if (!isNumber) expect(optionName(token, play.code, t), token).not.toBe(token);
      }
    }
  }
});

test('LOTT-04 every play of every lottery says what wins', () => {
  for (const lottery of LOTTERIES.values()) {
    const rules = lottery.plays.map((play) => [play.code, playRule(lottery, play, t)] as const);
    expect(rules.filter(([, rule]) => rule === '')).toEqual([]);
  }
});

const SUMS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'five-digits': [
    ['5', '5', '5', '5', '3'],
    ['5', '5', '5', '5', '2'],
  ],
  'lucky-28': [
    ['5', '5', '4'],
    ['5', '5', '3'],
  ],
  'three-dice': [
    ['5', '5', '1'],
    ['5', '4', '1'],
  ],
  'six-of-49': [
    ['22', '23', '24', '25', '26', '27', '28'],
    ['21', '23', '24', '25', '26', '27', '28'],
  ],
  'ten-race': [
    ['10', '02'],
    ['09', '02'],
  ],
};

test.each(Object.entries(BIG_FROM))(
  'LOTT-04 big begins in %s where its rule says: %i',
  (family, from) => {
    const lottery = [...LOTTERIES.values()].find((each) => each.family === family);
    const isBig = ({ entry }: Play) => entry.kind === 'options' && entry.options.includes('big');
    const plays =
      lottery?.plays.filter(
        (play) => isBig(play) && playRule(lottery, play, t).includes(`${from}`),
      ) ?? [];
    expect(plays.length).toBeGreaterThan(0);
    const [big = [], small = []] = SUMS[family] ?? [];
    const sumOf = (numbers: readonly string[]) =>
      numbers.reduce((sum, each) => sum + Number(each), 0);
    expect([sumOf(big), sumOf(small)]).toEqual([from, from - 1]);
    for (const play of plays) {
      expect(play.hits('big', big), play.code).toHaveLength(1);
      expect(play.hits('big', small), play.code).toHaveLength(0);
    }
  },
);
