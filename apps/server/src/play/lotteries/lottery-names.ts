import type { Catalogue } from '../catalog/index.ts';

/** What lotteries are called, by the code the book knows them by; one that is not listed has its code. */
export const lotteryNames =
  (catalogue: Catalogue) =>
  (code: string, language: string): string => {
    const listed = catalogue
      .now()
      .games.find((game) => isLottery(game.gameType) && game.code === code);
    return listed?.names[language] ?? listed?.names['EN'] ?? spokenCode(code);
  };

const isLottery = (gameType: string): boolean => gameType === 'LOTT' || gameType === 'ELOTT';

/** `vietnam-can-tho` as words. */
const spokenCode = (code: string): string =>
  code
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
