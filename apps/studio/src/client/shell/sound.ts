/** Short sounds made on the spot: nothing is loaded, and nothing sounds unless it was asked for. */
export type Sound = {
  readonly isOn: boolean;
  turn(isOn: boolean): void;
  play(name: keyof typeof NOTES): void;
};

type Note = readonly [hertz: number, atMs: number, forMs: number];

const NOTES = {
  tick: [[880, 0, 30]],
  stop: [[220, 0, 70]],
  card: [[520, 0, 40]],
  win: [
    [523, 0, 120],
    [659, 90, 120],
    [784, 180, 260],
  ],
  big: [
    [523, 0, 140],
    [659, 110, 140],
    [784, 220, 140],
    [1047, 330, 420],
  ],
} as const satisfies Record<string, readonly Note[]>;

const KEPT = 'sound';
const LOUDNESS = 0.06;

export function createSound(): Sound {
  let isOn = readKept();
  let context: AudioContext | null = null;
  return {
    get isOn() {
      return isOn;
    },
    turn(next) {
      isOn = next;
      keep(next);
    },
    play(name) {
      if (!isOn || document.hidden) return;
      context ??= new AudioContext();
      for (const note of NOTES[name]) strike(context, note);
    },
  };
}

function strike(context: AudioContext, [hertz, atMs, forMs]: Note): void {
  const from = context.currentTime + atMs / 1000;
  const until = from + forMs / 1000;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(LOUDNESS, from);
  loudness.gain.exponentialRampToValueAtTime(0.0001, until);
  const tone = context.createOscillator();
  tone.frequency.value = hertz;
  tone.connect(loudness).connect(context.destination);
  tone.start(from);
  tone.stop(until);
}

function readKept(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'on';
  } catch {
    return false;
  }
}

function keep(isOn: boolean): void {
  try {
    localStorage.setItem(KEPT, isOn ? 'on' : 'off');
  } catch {
    // A browser that lends no storage to frames: it is asked again next time.
  }
}
