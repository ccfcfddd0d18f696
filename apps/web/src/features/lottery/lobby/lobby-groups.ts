import type { PlainKey } from '@baize/i18n/translate';

export type LobbyGroup = { readonly name: PlainKey; readonly families: readonly string[] };

/** How the lobby is divided; a group of which a page has no lottery is not shown. */
export const LOBBY_GROUPS: readonly LobbyGroup[] = [
  { name: 'lottery.group_official', families: ['thai', 'lao', 'hanoi'] },
  { name: 'lottery.group_quick', families: ['quick-thai', 'quick-vietnam'] },
  { name: 'lottery.group_north', families: ['vietnam-north'] },
  { name: 'lottery.group_central', families: ['vietnam-central'] },
  { name: 'lottery.group_south', families: ['vietnam-south'] },
  { name: 'lottery.group_digits', families: ['five-digits', 'three-digits', 'lucky-28'] },
  { name: 'lottery.group_balls', families: ['six-of-49', 'keno', 'eleven-five'] },
  { name: 'lottery.group_races', families: ['ten-race', 'three-dice'] },
];

/** The pages of lotteries, as tabs above the lobby. */
export const LOBBY_PAGES = [
  { path: '/lottery', name: 'lottery.page_house' },
  { path: '/seaLottery', name: 'lottery.page_sea' },
  { path: '/vnLottery', name: 'lottery.page_vn' },
] as const satisfies readonly { path: string; name: PlainKey }[];
