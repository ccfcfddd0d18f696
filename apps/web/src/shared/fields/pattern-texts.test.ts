import type { Translate } from '@baize/i18n/translate';
import { expect, test } from 'vitest';
import { ruleText } from './pattern-texts.ts';

const t = ((key: string, { length }: { length: string }) => `${key} ${length}`) as Translate;

test('REG-05 a rule says its bounds, and one length once', () => {
  const rule = { patternId: 'numbers', minLength: 6, maxLength: 6 };
  expect(ruleText(rule, t)).toBe('register.rule_numbers 6');
  expect(ruleText({ ...rule, maxLength: 8 }, t)).toBe('register.rule_numbers 6–8');
});
