import { MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { type Dice, seededDice } from '../dice.ts';
import {
  type Deed,
  type LimitWish,
  type Message,
  memberOf,
  PERIODS,
  type Sending,
  type Wave,
} from './message.ts';
import { tellStory } from './stories.ts';

/** All that a seed decides before the first message leaves. */
export type Schedule = {
  readonly members: readonly { readonly cash: bigint; readonly bonus: bigint }[];
  /** Two servers on one database, or one. */
  readonly processes: 1 | 2;
  /** How long before the players' midnight it begins. */
  readonly beforeMidnightMs: number;
  readonly waves: readonly Wave[];
  /** Every message of every story, once: what the vendors must get through in the end. */
  readonly messages: readonly Message[];
};

const WAVES = 40;
const STORIES = 60;
const MEMBERS_MAX = 4;
/** More at once of one member would make the search for their order long. */
const AT_ONCE_MAX = 5;

/** Makes the schedule of a seed. A pure function: the same seed, the same messages. */
export function scheduleOf(seed: number): Schedule {
  const dice = seededDice(`schedule ${seed}`);
  const members = Array.from({ length: 1 + dice.below(MEMBERS_MAX) }, () => ({
    cash: BigInt(dice.below(3_000)),
    bonus: BigInt(dice.percent(60) ? dice.below(800) : 0),
  }));
  const processes = dice.percent(50) ? 2 : 1;
  const stories = Array.from({ length: STORIES }, (_, i) =>
    tellStory(dice, `s${i}`, dice.below(members.length)),
  );
  const plan = new Plan(dice, processes);
  for (const story of stories) sendStory(dice, plan, story);
  for (let i = dice.below(6); i > 0; i--) plan.limit(wishOf(dice, members.length));
  const messages = stories.flat();
  return {
    members,
    processes,
    beforeMidnightMs: dice.below(120) * MINUTE_MS,
    waves: [...plan.waves(members.length), ...theftsOf(dice, { messages, members })],
    messages,
  };
}

/** Sends a story in its order, except for all that can befall messages on their way. */
function sendStory(dice: Dice, plan: Plan, story: readonly Message[]): void {
  let at = dice.below(WAVES - 8);
  for (const message of story) {
    // Zero: in flight together with the message before it.
    at += dice.below(3);
    const isLate = dice.percent(8);
    const isLost = dice.percent(6);
    const isUnheard = dice.percent(10);
    const isReordered = dice.percent(8);
    const late = isLate ? dice.below(12) : 0;
    const early = isReordered ? dice.below(4) : 0;
    if (!isLost) plan.send(at + late - early, message);
    // A vendor that heard nothing sends the same again, some of them more than once.
    const again = isLost || isUnheard ? 1 + dice.below(3) : 0;
    for (let i = 0; i < again; i++) plan.send(at + late + dice.below(6), message);
    if (dice.percent(5)) plan.send(at + dice.below(8), message);
    if (dice.percent(4)) plan.send(at + dice.below(8), twist(message));
  }
}

/** The same id with other content: another amount, or another bet where no amount is said. */
const twist = (message: Message): Message =>
  AMOUNTLESS.has(message.kind)
    ? { ...message, betId: `${message.betId}-x`, ...otherRound(message) }
    : { ...message, amount: message.amount + 1n };

const AMOUNTLESS: ReadonlySet<Message['kind']> = new Set([
  'rollback',
  'unsettle',
  'void-settled',
  'end-round',
]);

const otherRound = ({ kind, roundId }: Message): Partial<Message> =>
  kind === 'end-round' ? { betId: '', roundId: `${roundId}-x` } : {};

/** Ids of one player used for another, each alone, once all else is done. */
function theftsOf(dice: Dice, { messages, members }: Pick<Schedule, 'messages' | 'members'>) {
  if (members.length === 1) return [];
  return Array.from({ length: 4 }, (_, i): Wave => {
    const message = messages[dice.below(messages.length)] as Message;
    const member = (message.member + 1) % members.length;
    const isNewId = dice.percent(50) && message.betId !== '';
    const stolen = { ...message, member, ...(isNewId ? { txId: `theft-${i}` } : {}) };
    const sendings: readonly Sending[] = [{ does: 'send', message: stolen, process: 0 }];
    return { advanceMs: 0, before: [], sendings, isCut: false };
  });
}

const wishOf = (dice: Dice, members: number): LimitWish => ({
  member: dice.below(members),
  kind: dice.pick(['stake', 'loss']),
  period: dice.pick(PERIODS),
  amount: BigInt(100 + dice.below(3_000)),
});

class Plan {
  readonly #dice: Dice;
  readonly #processes: 1 | 2;
  readonly #waves: Sending[][] = Array.from({ length: WAVES }, () => []);

  constructor(dice: Dice, processes: 1 | 2) {
    this.#dice = dice;
    this.#processes = processes;
  }

  send(at: number, message: Message): void {
    const process = this.#processes === 2 && this.#dice.percent(50) ? 1 : 0;
    this.#put(at, { does: 'send', message, process });
  }

  limit(wish: LimitWish): void {
    this.#put(this.#dice.below(WAVES), { does: 'limit', wish });
  }

  /** In the wave wished for, or the next one that has room for one more of this member. */
  #put(at: number, sending: Sending): void {
    let wave = Math.max(0, at);
    const others = () =>
      (this.#waves[wave] ?? []).filter((other) => memberOf(other) === memberOf(sending));
    while (others().length >= AT_ONCE_MAX) wave += 1;
    while (this.#waves.length <= wave) this.#waves.push([]);
    this.#waves[wave]?.push(sending);
  }

  waves(members: number): readonly Wave[] {
    const dice = this.#dice;
    return this.#apart().map((sendings) => ({
      advanceMs: dice.percent(20) ? dice.below(10) * MINUTE_MS : dice.below(20) * SECOND_MS,
      before: deedsOf(dice, members),
      sendings,
      isCut: dice.percent(4),
    }));
  }

  /**
   * A limit goes another way through the server than a bet, so which of them is first is not the
   * seed's to say. With one server it goes alone: then all the rest is decided by the seed.
   */
  #apart(): readonly (readonly Sending[])[] {
    if (this.#processes === 2) return this.#waves;
    return this.#waves.flatMap((sendings) => {
      const limits = sendings.filter(({ does }) => does === 'limit');
      return [...limits.map((limit) => [limit]), sendings.filter(({ does }) => does === 'send')];
    });
  }
}

function deedsOf(dice: Dice, members: number): readonly Deed[] {
  if (dice.percent(4)) return [{ deed: 'restart' }];
  if (dice.percent(4)) return [{ deed: 'block', member: dice.below(members) }];
  return dice.percent(12) ? [{ deed: 'unblock', member: dice.below(members) }] : [];
}
