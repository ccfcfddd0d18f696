import type { Stop, StopKind } from '@baize/contract/stop-desk';
import type { PlainKey, Translate } from '@baize/i18n/translate';

export const KIND_NAMES: Readonly<Record<StopKind, PlainKey>> = {
  play: 'console.stop_kind_play',
  vendor: 'console.stop_kind_vendor',
  game: 'console.stop_kind_game',
  method: 'console.stop_kind_method',
};

/** All play has no name of its own. */
export const stopName = ({ kind, name }: Pick<Stop, 'kind' | 'name'>, t: Translate): string =>
  kind === 'play' ? t(KIND_NAMES.play) : name;
