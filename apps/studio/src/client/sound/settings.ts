/** What a player has chosen to hear; kept on this device, and nothing is heard until it was wanted. */
export type SoundSettings = {
  readonly isOn: boolean;
  readonly music: boolean;
  readonly effects: boolean;
  /** In percent. */
  readonly volume: number;
  /** What sounds is written under the game, whether it is heard or not. */
  readonly captions: boolean;
};

const KEPT = 'sound';
const FIRST: SoundSettings = {
  isOn: false,
  music: true,
  effects: true,
  volume: 70,
  captions: false,
};

export function readKept(): SoundSettings {
  try {
    return readSettings(localStorage.getItem(KEPT));
  } catch {
    return FIRST;
  }
}

/** What is not a setting of ours is not taken over: it was written by another version, or by hand. */
export function readSettings(text: string | null): SoundSettings {
  const kept = parsed(text);
  const choice = (name: 'isOn' | 'music' | 'effects' | 'captions') => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : FIRST[name];
  };
  const volume = Number(kept['volume'] ?? FIRST.volume);
  return {
    isOn: choice('isOn'),
    music: choice('music'),
    effects: choice('effects'),
    captions: choice('captions'),
    volume: volume >= 0 && volume <= 100 ? Math.round(volume) : FIRST.volume,
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  // As it was kept when there was only one switch.
  if (text === 'on') return { isOn: true };
  try {
    return (JSON.parse(text ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

export function keep(settings: SoundSettings): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // A browser that lends no storage to frames: it is asked again next time.
  }
}
