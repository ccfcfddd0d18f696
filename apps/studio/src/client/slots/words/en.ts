/** The words of the slots. One table a language: what one lacks does not compile. */
export const EN = {
  spin: 'Spin',
  stop: 'Stop',
  spinning: 'Spinning …',
  first: 'Press Spin to play',
  lines: '{count} lines',
  ways: '{count} ways',
  clusters: 'Clusters of {count} and more',
  line: 'Line {line}',
  wins: '{count} wins',
  reels_show: 'The reels show, row by row: {rows}',
  multiplier: 'wins ×{times}',
  free_spins: '{count} free spins',
  free_more: '{count} more free spins',
  free_spin: 'Free spin {index} · {left} to come',
  free_paid: 'The free spins pay {amount}',
  hold: 'The coins are held',
  respins: 'Respins left: {left}',
  hold_paid: 'The coins pay {amount}',
  full: 'Every cell is full: {amount} on top',
  pot: 'The pot is yours',
  mini: 'Mini',
  minor: 'Minor',
  major: 'Major',
  shown_spin: 'The spin',
  shown_cascade: 'What fell after it',
  shown_free: 'Free spin {index}',
  shown_coins: 'The coins that were held',
  pays_title: 'What it pays at a stake of {stake}',
  lines_title: 'The lines',
  rules_lines:
    'Every spin plays {count} lines. Equal symbols from the left, reel by reel along a line, pay; the longest win of a line counts.',
  rules_ways:
    'Equal symbols on reels side by side from the left pay in any row: {count} ways. A win is paid for every way it lies there.',
  rules_clusters: 'Equal symbols that touch by their sides pay from {count} on, anywhere.',
  rules_wild: 'Stands for every symbol but scatters and coins.',
  rules_wild_double:
    'Stands for every symbol but scatters and coins, and doubles the win. Two of them make it fourfold.',
  rules_scatter: 'Counts anywhere.',
  rules_coin: 'Is held when enough of them lie there.',
  rules_cascade:
    'What wins goes, the rest falls, and new symbols come from above until nothing wins. The wins of one spin are multiplied one after another by {multipliers}.',
  rules_free:
    'Scatters give free spins: {awards}. In them all wins are paid ×{times}. Scatters give more of them, up to {most} in a round.',
  rules_hold:
    '{count} coins or more are held, and all other cells spin again by themselves {respins} times. Every new coin is held too and begins the count anew. In the end all coins are paid; a full grid pays {full} on top.',
  rules_coin_values: 'A coin is worth {values}.',
  rules_pot:
    'Every round can win the pot, one in {odds} whatever the stake. {share} % of each stake goes into it, on top of what the round itself returns.',
  rules_keys: 'Space spins. Pressed again while the reels turn, it stops them at once.',
} as const;
