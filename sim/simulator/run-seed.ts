import { createHash, type Hash } from 'node:crypto';
import { type Explained, explain } from './explain.ts';
import { findDifferences } from './find-differences.ts';
import { type Deed, keyOf, type Message, type Sending, type Wave } from './message.ts';
import { type Model, newModel } from './model.ts';
import { type Schedule, scheduleOf } from './schedule.ts';
import { type Desk, Stand } from './stand.ts';

export type SeedResult = {
  readonly seed: number;
  readonly messages: number;
  readonly accepted: number;
  /** Of all that was sent: the same for a seed at every time and place. */
  readonly schedule: string;
  /**
   * Of all that was answered, and of what everyone had in the end. The same for a seed with one
   * server; two servers race, and which of two messages is first is then not the seed's to say.
   */
  readonly outcome: string;
  readonly isRacing: boolean;
  readonly failures: readonly string[];
};

/** Plays one seed on a database and checks every answer, and what is left, against the model. */
export async function runSeed(seed: number, desk: Desk, run: string): Promise<SeedResult> {
  const schedule = scheduleOf(seed);
  const stand = await Stand.open(schedule, desk, `${run}.${seed}`);
  try {
    const simulation = new Simulation(schedule, stand);
    const failure = await simulation.play();
    const failures = failure
      ? [failure]
      : await findDifferences(stand.world.db, stand.players, simulation.model);
    return {
      seed,
      messages: simulation.sent,
      accepted: simulation.accepted,
      schedule: hashOf(schedule),
      outcome: simulation.outcome(),
      isRacing: schedule.processes === 2,
      failures,
    };
  } finally {
    await stand.stop();
  }
}

class Simulation {
  sent = 0;
  accepted = 0;
  model: Model;
  readonly #schedule: Schedule;
  readonly #stand: Stand;
  readonly #answers: Hash = createHash('sha256');
  /** Messages whose vendor has heard a final word. */
  readonly #final = new Set<string>();

  constructor(schedule: Schedule, stand: Stand) {
    this.#schedule = schedule;
    this.#stand = stand;
    this.model = newModel(stand.day, schedule.members);
  }

  /** What went wrong, or null. */
  async play(): Promise<string | null> {
    for (const [number, wave] of this.#schedule.waves.entries()) {
      const failure = await this.#playWave(wave);
      if (failure) return `wave ${number}: ${failure}`;
    }
    return this.#drain();
  }

  outcome(): string {
    return this.#answers.copy().update(textOf(this.model.purses)).digest('hex').slice(0, 16);
  }

  async #playWave({ advanceMs, before, sendings, isCut }: Wave): Promise<string | null> {
    this.#stand.advance(advanceMs);
    for (const deed of before) await this.#do(deed);
    this.model = { ...this.model, day: this.#stand.day };
    const asked = sendings.map((sending) => this.#stand.send(sending));
    if (isCut) await this.#stand.cut();
    const told = await Promise.all(asked);
    this.sent += told.length;
    const seen = sendings.map((sending, i) => ({ sending, told: told[i] ?? '' }));
    for (const each of seen) this.#note(each.sending, each.told);
    const explained: Explained = explain(this.model, seen);
    if ('failure' in explained) return explained.failure;
    this.model = explained.model;
    return null;
  }

  async #do(deed: Deed): Promise<void> {
    await this.#stand.perform(deed);
    if (deed.deed === 'restart') return;
    const blocked = new Set(this.model.blocked);
    if (deed.deed === 'block') blocked.add(deed.member);
    else blocked.delete(deed.member);
    this.model = { ...this.model, blocked };
  }

  #note(sending: Sending, told: string): void {
    this.#answers.update(`${told}\n`);
    if (sending.does !== 'send') return;
    if (told.startsWith('yes')) this.accepted += 1;
    if (!WAITING.test(told)) this.#final.add(keyOf(sending.message));
  }

  /** Vendors send what has no final answer until they have one, or know that there is none. */
  async #drain(): Promise<string | null> {
    for (let round = 0; round < DRAIN_ROUNDS; round++) {
      for (const messages of wavesOf(this.#open())) {
        const sendings = messages.map(
          (message) => ({ does: 'send', message, process: 0 }) as const,
        );
        const wave = { advanceMs: 0, before: [], sendings, isCut: false };
        const failure = await this.#playWave(wave);
        if (failure) return `drain: ${failure}`;
      }
    }
    return null;
  }

  #open(): readonly Message[] {
    return this.#schedule.messages.filter((message) => !this.#final.has(keyOf(message)));
  }
}

/** A few of each member at a time. */
function wavesOf(messages: readonly Message[]): readonly Message[][] {
  const waves: Message[][] = [];
  for (const own of Map.groupBy(messages, ({ member }) => member).values()) {
    for (const [i, message] of own.entries()) {
      (waves[Math.floor(i / DRAINED_AT_ONCE)] ??= []).push(message);
    }
  }
  return waves;
}

const DRAINED_AT_ONCE = 4;
const DRAIN_ROUNDS = 2;
const WAITING = /^no (bet_unknown|round_unknown|funds_spent)/;

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}` : part));

const hashOf = (schedule: Schedule): string =>
  createHash('sha256').update(textOf(schedule)).digest('hex').slice(0, 16);
