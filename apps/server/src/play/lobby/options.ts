import type { Site } from '../../base/brand/index.ts';
import type { Bus } from '../../base/kernel/index.ts';
import type { Catalogue } from '../catalog/index.ts';

export type LobbyOptions = {
  readonly site: Pick<Site, 'brand' | 'flags'>;
  readonly catalogue: Catalogue;
  readonly bus: Pick<Bus, 'onEvent'>;
  /** Where the games of each provider are. */
  readonly launchers: ReadonlyMap<string, string>;
  /** Where a game leads back to. */
  readonly publicUrl: string;
};
