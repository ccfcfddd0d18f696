import { wholePlayName } from '@baize/client/play-names';
import en from '@baize/i18n/catalogues/en/lottery.json' with { type: 'json' };
import type { Translate } from '@baize/i18n/translate';
import { LOTTERIES } from '@baize/lottery/lotteries';
import { expect, test } from 'vitest';
import { partName } from '../history/part-name.ts';
import { optionName } from './line-names.ts';

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
