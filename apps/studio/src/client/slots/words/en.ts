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
  free_spin: 'Free spin {index} · {left} left',
  free_paid: 'The free spins pay {amount}',
  hold: 'The coins are held',
  respins: 'Respins left: {left}',
  hold_paid: 'The coins pay {amount}',
  full: 'Full grid: {amount} extra',
  pot: 'The pot is yours',
  mini: 'Mini',
  minor: 'Minor',
  major: 'Major',
  shown_spin: 'The spin',
  shown_cascade: 'Cascade',
  shown_free: 'Free spin {index}',
  shown_coins: 'Held coins',
  pays_title: 'Paytable at a stake of {stake}',
  lines_title: 'Paylines',
  rules_lines:
    'Every spin plays {count} lines. Matching symbols on neighbouring reels from the left pay along a line; only the longest win on each line counts.',
  rules_ways:
    'Matching symbols on neighbouring reels from the left pay in any row: {count} ways. A win is paid for every way it appears.',
  rules_clusters:
    '{count} or more matching symbols that touch side by side pay, anywhere on the grid.',
  rules_wild: 'Substitutes for every symbol except scatters and coins.',
  rules_wild_double:
    'Substitutes for every symbol except scatters and coins, and doubles the win. Two of them make it four times.',
  rules_scatter: 'Counts anywhere.',
  rules_coin: 'Held when enough of them land.',
  rules_cascade:
    'Winning symbols disappear, the rest fall, and new ones drop in from above until nothing wins. Successive wins in one spin are multiplied by {multipliers}.',
  rules_free:
    'Scatters award free spins: {awards}. All free-spin wins are paid ×{times}. More scatters award more free spins, up to {most} in a round.',
  rules_hold:
    '{count} or more coins are held, and all other cells respin {respins} times. Every new coin is held too and resets the count. At the end all coins are paid; a full grid pays {full} extra.',
  rules_coin_values: 'A coin is worth {values}.',
  rules_pot:
    'Every round can win the pot: each {step} of the stake is one chance in {odds}, so twice the stake wins it twice as often. {share} % of each stake goes into it, on top of what the round itself returns.',
  bought: 'bought',
  buy: 'Buy free spins · {price}',
  buy_title: 'Buy free spins',
  buy_about:
    'The reels stop with four scatters, and the free spins begin at once. It costs {cost} stakes: {price}.',
  buy_return:
    'Of this price {share} comes back on average, counted over all free spins. It is one round like any other and can pay less than it costs.',
  buy_confirm: 'Buy for {price}',
  buy_above: 'The price is above the limit of {max} a round. Lower your stake.',
  buy_short: 'Your balance is lower than the price.',
  rules_buy:
    'Free spins can be bought for {cost} stakes: the reels then stop with four scatters. Bought rounds return {share} % of their price, counted over all free spins, and pay {most} stakes at most.',
  rules_keys: 'Space spins. Press it again while the reels turn to stop them at once.',
} as const;
