import type { PlainKey, Translate } from '@baize/i18n/translate';

const PLAIN: Readonly<Record<string, PlainKey>> = {
  'top-4': 'lottery.p_top_4',
  'top-3': 'lottery.p_top_3',
  'tod-3': 'lottery.p_tod_3',
  'top-2': 'lottery.p_top_2',
  'bottom-2': 'lottery.p_bottom_2',
  'run-top': 'lottery.p_run_top',
  'run-bottom': 'lottery.p_run_bottom',
  'front-3': 'lottery.p_front_3',
  'bottom-3': 'lottery.p_bottom_3',
  'lo-2-once': 'lottery.p_lo_once',
  de: 'lottery.p_de',
  tens: 'lottery.p_tens',
  units: 'lottery.p_units',
  'de-head': 'lottery.p_de_head',
  'de-first': 'lottery.p_de_first',
  'de-special-head': 'lottery.p_de_special_head',
  'head-3': 'lottery.p_head_3',
  sides: 'lottery.p_sides',
  fixed: 'lottery.p_fixed',
  once: 'lottery.p_once',
  twice: 'lottery.p_twice',
  'three-times': 'lottery.p_three_times',
  'four-times': 'lottery.p_four_times',
  sum: 'lottery.p_sum',
  'dragon-tiger': 'lottery.p_dragon_tiger',
  stud: 'lottery.p_stud',
  bull: 'lottery.p_bull',
  'paired-sides': 'lottery.p_paired_sides',
  extremes: 'lottery.p_extremes',
  kind: 'lottery.p_kind',
  'table-sides': 'lottery.p_table_sides',
  'triple-any': 'lottery.p_triple_any',
  triple: 'lottery.p_triple',
  pair: 'lottery.p_pair',
  'pair-exact': 'lottery.p_pair_exact',
  'dice-pair-and-one': 'lottery.p_pair_and_one',
  'dice-three-different': 'lottery.p_three_different',
  'row-any': 'lottery.p_row_any',
  'odd-even': 'lottery.p_odd_even',
  middle: 'lottery.p_middle',
  'sum-size': 'lottery.p_sum_size',
  'sum-odd': 'lottery.p_sum_odd',
  'sum-tail': 'lottery.p_sum_tail',
  'place-sides': 'lottery.p_place_sides',
  special: 'lottery.p_special',
  'special-sides': 'lottery.p_special_sides',
  colour: 'lottery.p_colour',
  'special-sign': 'lottery.p_special_sign',
  normal: 'lottery.p_normal',
  'two-of-3': 'lottery.p_two_of_3',
  'with-special': 'lottery.p_with_special',
  'two-or-special': 'lottery.p_two_or_special',
  sign: 'lottery.p_sign',
  tail: 'lottery.p_seven_tail',
};

/** Names with a number in them, by the code before it. */
const COUNTED = {
  lo: 'lottery.p_lo',
  xien: 'lottery.p_xien',
  truot: 'lottery.p_truot',
  special: 'lottery.p_special_n',
  all: 'lottery.p_all_n',
  none: 'lottery.p_none_n',
  pick: 'lottery.p_pick_n',
  any: 'lottery.p_any',
} as const;

const WHERE = {
  all: 'lottery.w_all',
  front: 'lottery.w_front',
  middle: 'lottery.w_middle',
  back: 'lottery.w_back',
  first: 'lottery.w_first',
} as const;

const WAYS: Readonly<Record<string, PlainKey>> = {
  direct: 'lottery.p_direct',
  group: 'lottery.p_group',
  sum: 'lottery.p_sum',
  span: 'lottery.p_span',
  tail: 'lottery.p_tail',
  kind: 'lottery.p_kind',
  sides: 'lottery.p_sides',
};

const SOMEWHERE = /^(all|front|middle|back|first)-(\d)-([a-z]+)(?:-(\d+))?$/;
const WITH_COUNT = /^(?:dice-)?(lo|xien|truot|special|all|none|pick|any)-(\d+)$/;

/** The group of plays that look at the same digits, by its code; null for all others. */
export const playGroupOf = (code: string): string | null => {
  const [, where, count] = SOMEWHERE.exec(code) ?? [];
  return where === undefined ? null : `${where}-${count}`;
};

export function playGroupName(group: string | null, t: Translate): string {
  const [where = '', digits = ''] = group?.split('-') ?? [];
  if (group === null || !isWhere(where)) return t('lottery.w_other');
  return where === 'all' ? t('lottery.w_all') : t(WHERE[where], { count: digits });
}

const isWhere = (name: string): name is keyof typeof WHERE => Object.hasOwn(WHERE, name);
const isCounted = (name: string): name is keyof typeof COUNTED => Object.hasOwn(COUNTED, name);

/** What a play is called among those of its group. */
export function playName(code: string, t: Translate): string {
  const plain = PLAIN[code];
  if (plain) return t(plain);
  const [, , , way = '', ways] = SOMEWHERE.exec(code) ?? [];
  if (way === 'any') return t('lottery.p_any', { count: ways ?? '' });
  if (way === 'group' && ways !== undefined) {
    return t('lottery.p_group_n', { count: ways });
  }
  const key = WAYS[way];
  if (key) return t(key);
  const [, name = '', count = ''] = WITH_COUNT.exec(code) ?? [];
  return isCounted(name) ? t(COUNTED[name], { count }) : code;
}

/** What it is called where nothing else says which digits it looks at. */
export function wholePlayName(code: string, t: Translate): string {
  const group = playGroupOf(code);
  const name = playName(code, t);
  return group === null ? name : `${playGroupName(group, t)}: ${name}`;
}
