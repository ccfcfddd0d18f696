import { CUES, type CueName, isMusic, isStinger, type MusicName } from '../../sound/cue-names.ts';
import { RATE } from '../../sound/pcm.ts';
import type { Rendered } from './render-worker.ts';
import type { SoundSettings } from './settings.ts';

export type Player = {
  set(settings: SoundSettings): void;
  play(name: CueName): void;
  /** Lets one fade that was to go on. */
  fade(name: CueName): void;
  setMusic(name: MusicName): void;
};

const FADE_SECONDS = 0.5;
/** While a win or a feature speaks, the music steps back. */
const DUCKED = 0.3;
/** The same sound so soon again is one. */
const AGAIN_SECONDS = 0.035;
/** No stroke is quite as high as the one before. */
const RATES = [1, 0.975, 1.02, 0.99, 1.035, 0.96];

type Running = { readonly source: AudioBufferSourceNode; readonly gain: GainNode };

/** Sounds a title: its worker makes each sound, and what is not ready yet is left out. */
export function createPlayer(key: string, first: SoundSettings): Player {
  const context = new AudioContext();
  const desk = createDesk(context);
  const buffers = new Map<CueName, AudioBuffer>();
  const lastAt = new Map<CueName, number>();
  const running = new Map<CueName, Running>();
  let settings = first;
  let music: MusicName = 'base';
  let strokes = 0;

  function start(name: CueName, isLoop: boolean): Running | null {
    const buffer = buffers.get(name);
    if (!buffer) return null;
    const source = new AudioBufferSourceNode(context, { buffer, loop: isLoop });
    const gain = new GainNode(context);
    source.connect(gain).connect(isLoop ? desk.music : desk.effects);
    source.start();
    const run = { source, gain };
    running.set(name, run);
    source.addEventListener('ended', () => {
      if (running.get(name) === run) running.delete(name);
    });
    return run;
  }
  function fade(name: CueName) {
    const run = running.get(name);
    if (!run) return;
    running.delete(name);
    run.gain.gain.setTargetAtTime(0, context.currentTime, FADE_SECONDS / 3);
    run.source.stop(context.currentTime + FADE_SECONDS);
  }
  function playMusic() {
    for (const name of ['base', 'feature'] as const) if (name !== music) fade(name);
    if (settings.isOn && settings.music && !running.has(music)) start(music, true);
  }
  function play(name: CueName) {
    const now = context.currentTime;
    // What would have sounded while nobody could hear it is not made up for.
    if (context.state !== 'running' || !settings.isOn || !settings.effects) return;
    if (now - (lastAt.get(name) ?? -1) < AGAIN_SECONDS) return;
    lastAt.set(name, now);
    const run = start(name, false);
    if (!run) return;
    if (isStinger(name)) desk.duck(run.source.buffer?.duration ?? 0);
    else run.source.playbackRate.value = RATES[strokes++ % RATES.length] ?? 1;
  }

  listenToWorker(key, (rendered) => {
    buffers.set(rendered.name, bufferOf(rendered));
    if (isMusic(rendered.name)) playMusic();
  });
  const awake = () => keepAwake(context, settings.isOn);
  document.addEventListener('visibilitychange', awake);
  for (const name of ['pointerup', 'click', 'keydown']) addEventListener(name, awake);

  const set = (next: SoundSettings) => {
    settings = next;
    desk.set(next);
    awake();
    if (next.music) playMusic();
    else for (const name of ['base', 'feature'] as const) fade(name);
  };
  set(first);
  return {
    set,
    play,
    fade,
    setMusic(name) {
      music = name;
      playMusic();
    },
  };
}

function bufferOf({ left, right }: Rendered): AudioBuffer {
  const buffer = new AudioBuffer({ length: left.length, numberOfChannels: 2, sampleRate: RATE });
  buffer.copyToChannel(left, 0);
  buffer.copyToChannel(right, 1);
  return buffer;
}

/** Silent where nobody looks; a browser lets nothing sound before the page was pressed. */
function keepAwake(context: AudioContext, isOn: boolean): void {
  const isWanted = isOn && !document.hidden;
  if (isWanted && context.state !== 'running') void context.resume().catch(() => {});
  if (!isWanted && context.state === 'running') void context.suspend().catch(() => {});
}

function listenToWorker(key: string, take: (rendered: Rendered) => void): void {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' });
  let left = CUES.length;
  worker.addEventListener('message', ({ data }: MessageEvent<Rendered>) => {
    take(data);
    left -= 1;
    if (left === 0) worker.terminate();
  });
  worker.postMessage(key, []);
}

/** Where all sounds come together: music, effects, the whole, and what holds their sum. */
function createDesk(context: AudioContext) {
  const limiter = new DynamicsCompressorNode(context, { threshold: -4, ratio: 20, attack: 0.002 });
  const whole = new GainNode(context);
  const music = new GainNode(context);
  const effects = new GainNode(context);
  music.connect(whole);
  effects.connect(whole);
  whole.connect(limiter).connect(context.destination);
  const to = ({ gain }: GainNode, value: number, at = context.currentTime) =>
    gain.setTargetAtTime(value, at, 0.08);
  return {
    music,
    effects,
    set({ volume }: SoundSettings) {
      // Half way is half as loud to an ear, not half the swing.
      to(whole, (volume / 100) ** 2);
    },
    duck(seconds: number) {
      music.gain.cancelScheduledValues(context.currentTime);
      to(music, DUCKED);
      to(music, 1, context.currentTime + Math.max(0.4, seconds - 0.8));
    },
  };
}
