/** Lines of five reels and three rows, in the order games take them: a digit is a row from the top. */
const FIVE_BY_THREE = [
  '11111 00000 22222 01210 21012',
  '00100 22122 10001 12221 01110',
  '21112 10101 12121 01010 21212',
  '11011 11211 00200 22022 01221',
  '21001 10121 12101 02020 20202',
]
  .join(' ')
  .split(' ');

/** The first so many of the lines that all our games with three rows share. */
export const firstLines = (count: number): readonly (readonly number[])[] =>
  FIVE_BY_THREE.slice(0, count).map((line) => Array.from(line, Number));
