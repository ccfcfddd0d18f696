import type { WireGrant, WireProof, WireRound, WireSeed, WireSession } from '../wire.ts';
import { type Call, CallError, newKey } from './api.ts';
import { changeBy, type EndedGrant } from './free-play.ts';
import { createGrants } from './grants.ts';
import type { Money } from './money.ts';
import { tellSite } from './site.ts';
import { refusalWord, wordOfError } from './troubles.ts';
import type { Say } from './words.ts';

export type Notice = { readonly text: string; readonly tone: 'info' | 'warn' | 'loss' };

/** A session whose seeds are chosen. */
export type TableSession = WireSession & { readonly seed: WireSeed };

/** What is true at the table now. */
export type TableState = {
  readonly balance: bigint | null;
  /** What a round that begins takes from the balance, until the wallet has answered. */
  readonly staking: bigint;
  readonly stake: bigint;
  readonly isBusy: boolean;
  readonly notice: Notice | null;
  /** Newest first. */
  readonly rounds: readonly WireRound[];
  /** The round in which the player decides now. */
  readonly running: WireRound | null;
  /** What is in the pot of this game, where it has one. */
  readonly pot: bigint | null;
  readonly seed: WireSeed;
  /** The seed that the next client seed goes with. */
  readonly nextCommitment: string;
  /** Free rounds and bets that can be played here, those that end first first. */
  readonly grants: readonly WireGrant[];
  /** The one that pays for the next round; null: the player does. */
  readonly grant: WireGrant | null;
  /** The one whose last round was just played, until its summary was read. */
  readonly ended: EndedGrant | null;
};

export type Limits = {
  readonly min: bigint;
  readonly max: bigint;
  readonly step: bigint;
};

/** One player at one game: what every game of the studio shares. */
export type Table = {
  readonly session: TableSession;
  readonly call: Call;
  readonly token: string;
  readonly say: Say;
  readonly money: Money;
  readonly limits: Limits;
  read(): TableState;
  /** Tells now and at every change. */
  watch(tell: (state: TableState) => void): void;
  set(change: Partial<TableState>): void;
  setStake(stake: bigint): void;
  /** Lets a grant pay for the next rounds, at its stake; null: the player pays again. */
  useGrant(grant: WireGrant | null): void;
  /** The grant that paid for a round of this page; null: the player did. */
  grantOf(round: WireRound): WireGrant | null;
  /**
   * Plays a round to its end, or until the player decides again; `show` is what the player sees of it
   * before the figures change.
   */
  play(choice: object, show: Show): Promise<void>;
  /** Goes on with the round that is running; `stakes` are what the move costs. */
  move(move: object, show: Show, stakes?: number): Promise<void>;
  /** Takes up a round that a page before this one began. */
  follow(round: WireRound, show: Show): Promise<void>;
};

export type Show = (round: WireRound) => void | Promise<void>;

type Parts = Pick<Table, 'session' | 'call' | 'token' | 'say' | 'money'> & {
  /** How many stakes a choice costs; one where it is not said. */
  readonly stakesOf?: (choice: object) => number;
};

const AGAIN_MS = 1_500;
const SHOWN = 20;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function createTable(parts: Parts): Table {
  const { session, call, say, stakesOf = () => 1 } = parts;
  const { min, max, step } = session.limits;
  const limits = { min: BigInt(min), max: BigInt(max), step: BigInt(step) };
  const watchers: ((state: TableState) => void)[] = [];
  let state = firstState(session);

  function set(change: Partial<TableState>): void {
    state = { ...state, ...change };
    for (const tell of watchers) tell(state);
  }

  const asking: Asking = {
    call,
    tell: (word) => set({ notice: { text: say(word), tone: 'warn' } }),
  };

  const grants = createGrants({ session, call, read: () => state, set });

  async function finish(round: WireRound, show: Show) {
    set({ notice: null });
    const isRunning = round.status === 'running';
    // The stake is gone when the wallet has taken it; what the round pays comes when it was seen.
    const left = balanceBeforePay(round, grants.grantOf(round)) ?? state.balance;
    set({ balance: left, staking: 0n });
    if (isRunning || round.status === 'settled') await show(round);
    const balance = round.balance === null ? state.balance : BigInt(round.balance);
    const rounds = [round, ...state.rounds.filter(({ roundId }) => roundId !== round.roundId)];
    const notice = noticeOf(round, say);
    const seed = { ...state.seed, rounds: Math.max(state.seed.rounds, round.nonce + 1) };
    const running = isRunning ? round : null;
    set({ balance, rounds: rounds.slice(0, SHOWN), running, notice, seed });
    if (balance !== null) tellSite({ type: 'balance', balance: `${balance}` });
    await grants.readGrants(round);
  }

  async function run(begin: () => Promise<WireRound>, show: Show, cost = 0n) {
    if (state.isBusy) return;
    set({ isBusy: true, notice: null, staking: takenAtOnce(state, cost) });
    try {
      await finish(await decided(await begin(), asking), show);
    } catch (error) {
      // Another page moved, or a further stake was not taken: what is true now is drawn.
      const standing = standingOf(error);
      if (standing) await finish(standing, show);
      set({ notice: { text: wordOfError(error, parts, limits), tone: 'loss' } });
    } finally {
      set({ isBusy: false, staking: 0n });
    }
  }

  return {
    ...parts,
    limits,
    read: () => state,
    watch: (tell) => {
      watchers.push(tell);
      tell(state);
    },
    set,
    useGrant: grants.useGrant,
    grantOf: grants.grantOf,
    setStake: (stake) => set({ stake: allowed(state, limits, stake) }),
    play: (choice, show) =>
      run(
        () => send('rounds', orderOf(state, choice), asking),
        show,
        state.grant ? 0n : state.stake * BigInt(stakesOf(choice)),
      ),
    move: (move, show, stakes = 0) =>
      run(
        () => sendMove(state, move, asking),
        show,
        BigInt(state.running?.stake ?? 0) * BigInt(stakes),
      ),
    follow: (round, show) => run(async () => round, show),
  };
}

/** The nearest stake there is: a whole number of steps. The stake of a free round is the grant's. */
function allowed({ grant }: TableState, { min, max, step }: Limits, stake: bigint): bigint {
  if (grant) return BigInt(grant.stake);
  const whole = stake - (stake % step);
  const most = whole > max ? max : whole;
  return most < min ? min : most;
}

const orderOf = ({ stake, grant }: TableState, choice: object) => ({
  requestKey: newKey(),
  stake: `${stake}`,
  choice,
  ...(grant ? { grantId: grant.grantId } : {}),
});

/** Free rounds come first: who opens the game with some stakes none of their own unasked. */
const firstState = ({
  balance,
  limits,
  rounds,
  pot,
  grants,
  ...session
}: TableSession): TableState => ({
  balance: balance === null ? null : BigInt(balance),
  staking: 0n,
  stake: BigInt(grants[0]?.stake ?? limits.usual),
  isBusy: false,
  notice: null,
  rounds,
  running: rounds.find(({ status }) => status === 'running') ?? null,
  pot: pot === null ? null : BigInt(pot),
  seed: session.seed,
  nextCommitment: session.nextCommitment,
  grants,
  grant: grants[0] ?? null,
  ended: null,
});

/** What is more than there is will be refused: it does not leave first. */
const takenAtOnce = ({ balance }: TableState, cost: bigint): bigint =>
  balance !== null && balance >= cost ? cost : 0n;

const balanceBeforePay = (round: WireRound, grant: WireGrant | null): bigint | null =>
  round.balance === null ? null : BigInt(round.balance) - changeBy(round, grant).paid;

const standingOf = (error: unknown): WireRound | null =>
  error instanceof CallError ? ((error.details['round'] as WireRound | undefined) ?? null) : null;

type Asking = { readonly call: Call; readonly tell: (word: 'offline' | 'asking') => void };

/** Sent with one key until there is an answer: on a bad line it is one round all the same. */
async function send(path: string, asked: object, { call, tell }: Asking): Promise<WireRound> {
  for (;;) {
    try {
      return await call<WireRound>(path, asked);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'offline') throw error;
      tell('offline');
      await pause(AGAIN_MS);
    }
  }
}

async function sendMove({ running }: TableState, move: object, asking: Asking): Promise<WireRound> {
  if (!running) throw new CallError('move_invalid');
  const asked = { requestKey: newKey(), place: running.moves.length, move };
  return send(`rounds/${running.roundId}/moves`, asked, asking);
}

/** Until the wallet has decided, that is what the player is told. */
async function decided(round: WireRound, { call, tell }: Asking): Promise<WireRound> {
  let known = round;
  while (known.status === 'open') {
    tell('asking');
    await pause(AGAIN_MS);
    const proof = await call<WireProof>(`rounds/${round.roundId}`).catch(() => null);
    known = proof?.round ?? known;
  }
  return known;
}

function noticeOf({ status, refusal }: WireRound, say: Say): Notice | null {
  if (status === 'refused') return { text: say(refusalWord(refusal)), tone: 'loss' };
  if (status === 'void') return { text: say('voided'), tone: 'info' };
  return null;
}
