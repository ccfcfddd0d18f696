import type { GameItem } from '@baize/contract/game';

/** Its name in the language of the page, else the one it has everywhere. */
export const nameOf = ({ displayName, nodeName }: Pick<GameItem, 'displayName' | 'nodeName'>) =>
  displayName.trim() || nodeName;
