import { playGroupName, playGroupOf } from '@baize/client/play-names';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import type { Lottery } from '@baize/lottery/core/lottery';
import type { Play } from '@baize/lottery/core/play';

const PLAIN: Readonly<Record<string, PlainKey>> = {
  'tod-3': 'lottery.r_tod',
  'run-top': 'lottery.r_run_top',
  'run-bottom': 'lottery.r_run_bottom',
  'front-3': 'lottery.r_front_3',
  'bottom-3': 'lottery.r_bottom_3',
  tens: 'lottery.r_tens',
  units: 'lottery.r_units',
  'de-head': 'lottery.r_head_2',
  'de-first': 'lottery.r_first_end',
  'de-special-head': 'lottery.r_special_head',
  'head-3': 'lottery.r_head_3',
  fixed: 'lottery.r_fixed',
  stud: 'lottery.r_stud',
  bull: 'lottery.r_bull',
  'paired-sides': 'lottery.r_paired',
  extremes: 'lottery.r_extremes',
  kind: 'lottery.r_kind_plain',
  'table-sides': 'lottery.r_table_sides',
  'triple-any': 'lottery.r_triple_any',
  triple: 'lottery.r_triple',
  pair: 'lottery.r_pair',
  'pair-exact': 'lottery.r_pair_exact',
  'dice-pair-and-one': 'lottery.r_pair_and_one',
  'dice-three-different': 'lottery.r_three_different',
  'dice-any-1': 'lottery.r_faces',
  'dice-any-2': 'lottery.r_faces',
  'row-any': 'lottery.r_row',
  'odd-even': 'lottery.r_odd_even',
  middle: 'lottery.r_middle',
  'sum-size': 'lottery.r_sum_size',
  'sum-odd': 'lottery.r_sum_odd',
  'sum-tail': 'lottery.r_sum_tail',
  'place-sides': 'lottery.r_place_sides',
  special: 'lottery.r_special',
  'special-sides': 'lottery.r_special_sides',
  colour: 'lottery.r_colour',
  'special-sign': 'lottery.r_special_sign',
  'two-of-3': 'lottery.r_two_of_3',
  'with-special': 'lottery.r_with_special',
  'two-or-special': 'lottery.r_two_or_special',
  sign: 'lottery.r_sign',
  tail: 'lottery.r_seven_tail',
};

/** Where big begins in a sum of what is drawn, by family. */
export const BIG_FROM: Readonly<Record<string, number>> = {
  'five-digits': 23,
  'lucky-28': 14,
  'three-dice': 11,
  'six-of-49': 175,
  'ten-race': 12,
};

const TIMES: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  'three-times': 3,
  'four-times': 4,
};

type Said = Pick<Lottery, 'family'> & { readonly t: Translate };

/** What has to come for a line of the play to win, in a sentence. */
export function playRule(lottery: Lottery, play: Play, t: Translate): string {
  const said = { family: lottery.family, t };
  const plain = PLAIN[play.code];
  return (
    (plain && t(plain)) ??
    rowRule(play, said) ??
    prizeRule(play.code, said) ??
    sumRule(play, said) ??
    countedRule(play.code, t) ??
    ''
  );
}

/** Plays on digits or places that stand together: first which, then what of them. */
function rowRule({ code, entry }: Play, { family, t }: Said): string | undefined {
  const group = playGroupOf(code);
  if (group === null) return undefined;
  const where = playGroupName(group, t);
  const [, , way = ''] = code.split('-');
  switch (way) {
    case 'direct':
      return t('lottery.r_direct', { where });
    case 'group':
      return t(entry.kind === 'repeats' ? 'lottery.r_repeats' : 'lottery.r_group', { where });
    case 'any':
      return t('lottery.r_among', { where });
    case 'sum':
      return t('lottery.r_sum', { where });
    case 'span':
      return t('lottery.r_span', { where });
    case 'tail':
      return t('lottery.r_tail', { where });
    case 'kind':
      return t('lottery.r_kind', { where });
    case 'sides':
      return entry.kind === 'options'
        ? t('lottery.r_first_sides', { where, from: `${BIG_FROM[family] ?? ''}` })
        : t('lottery.r_sides_places', { where });
    default:
      return undefined;
  }
}

const TOPS: Readonly<Record<string, 'lottery.r_top_thai' | 'lottery.r_top_hanoi'>> = {
  thai: 'lottery.r_top_thai',
  hanoi: 'lottery.r_top_hanoi',
};

const BOTTOMS: Readonly<Record<string, PlainKey>> = {
  thai: 'lottery.r_bottom_thai',
  hanoi: 'lottery.r_bottom_hanoi',
  lao: 'lottery.r_bottom_lao',
};

/** Plays on the ends of prizes, as each country has them. */
function prizeRule(code: string, { family, t }: Said): string | undefined {
  if (code === 'bottom-2') return t(BOTTOMS[family] ?? 'lottery.r_bottom_quick');
  if (code === 'lo-2-once') return t('lottery.r_lo', { count: '2' });
  if (code === 'de') return t('lottery.r_special_end', { count: '2' });
  const [, name = '', count = ''] = /^(top|lo|xien|truot|special)-(\d+)$/.exec(code) ?? [];
  switch (name) {
    case 'top':
      return t(family === 'lao' ? 'lottery.r_top_lao' : (TOPS[family] ?? 'lottery.r_top_quick'), {
        count,
      });
    case 'lo':
      return t('lottery.r_lo', { count });
    case 'xien':
      return t('lottery.r_xien', { count });
    case 'truot':
      return t('lottery.r_truot', { count });
    case 'special':
      return t('lottery.r_special_end', { count });
    default:
      return undefined;
  }
}

function sumRule({ code, entry }: Play, { family, t }: Said): string | undefined {
  if (code === 'dragon-tiger') {
    return t(family === 'ten-race' ? 'lottery.r_dragon_race' : 'lottery.r_dragon');
  }
  if (code === 'sides' && family.includes('vietnam')) return t('lottery.r_special_two_sides');
  if (code !== 'sum' && code !== 'sides') return undefined;
  return entry.kind === 'options' && entry.options.includes('big')
    ? t('lottery.r_sum_sides', { from: `${BIG_FROM[family] ?? ''}` })
    : t('lottery.r_sum_value');
}

/** Of more than five balls that are chosen, the five that are drawn are looked for. */
const DRAWN_OF_ELEVEN = 5;

function countedRule(code: string, t: Translate): string | undefined {
  const times = TIMES[code];
  if (times !== undefined) return t('lottery.r_times', { count: times });
  if (code === 'normal') return t('lottery.r_in_six', { count: 1 });
  const [, name = '', text = ''] = /^(any|all|none|pick)-(\d+)$/.exec(code) ?? [];
  const count = Number(text);
  switch (name) {
    case 'any':
      return count > DRAWN_OF_ELEVEN
        ? t('lottery.r_five_in_balls', { count: text })
        : t('lottery.r_balls_in_five', { count });
    case 'all':
      return t('lottery.r_in_six', { count });
    case 'none':
      return t('lottery.r_none', { count: text });
    case 'pick':
      return count <= 2
        ? t('lottery.r_keno_all', { count })
        : t('lottery.r_keno', { count: text, least: `${Math.ceil(count / 2)}` });
    default:
      return undefined;
  }
}
