import type { CueName, MusicName } from '../../sound/cue-names.ts';
import type { Player } from '../sound/player.ts';
import { keep, readKept, type SoundSettings } from '../sound/settings.ts';

export type OnceName = Exclude<CueName, MusicName>;

/** What a game sounds by. Nothing of it is loaded before a player wants to hear. */
export type Sound = {
  read(): SoundSettings;
  change(change: Partial<SoundSettings>): void;
  /** Tells now and at every change. */
  watch(tell: (settings: SoundSettings) => void): void;
  play(name: OnceName): void;
  /** Ends one that was to go on. */
  fade(name: OnceName): void;
  setMusic(name: MusicName): void;
  /** Tells what sounds, or would. */
  hear(tell: (name: CueName) => void): void;
};

/** The sound of a title, by its key. */
export function createSound(key: string): Sound {
  const watchers: ((settings: SoundSettings) => void)[] = [];
  const hearers: ((name: CueName) => void)[] = [];
  let settings = readKept();
  let player: Player | null = null;
  let isLoading = false;
  let music: MusicName = 'base';

  async function load() {
    if (isLoading) return;
    isLoading = true;
    try {
      const { createPlayer } = await import('../sound/player.ts');
      player = createPlayer(key, settings);
      player.setMusic(music);
    } catch {
      // Without it the game is played in silence; switched on again, it is tried again.
      isLoading = false;
    }
  }
  const tell = (name: CueName) => {
    if (!document.hidden) for (const hear of hearers) hear(name);
  };
  if (settings.isOn) void load();
  return {
    read: () => settings,
    change(change) {
      settings = { ...settings, ...change };
      keep(settings);
      if (settings.isOn && !player) void load();
      player?.set(settings);
      for (const watch of watchers) watch(settings);
    },
    watch(watch) {
      watchers.push(watch);
      watch(settings);
    },
    play(name) {
      player?.play(name);
      tell(name);
    },
    fade: (name) => player?.fade(name),
    setMusic(name) {
      if (name === music) return;
      music = name;
      player?.setMusic(name);
      tell(name);
    },
    hear: (hear) => void hearers.push(hear),
  };
}
