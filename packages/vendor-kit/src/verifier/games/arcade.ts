import { decided, hundredths, MILLION, need, type Rules } from '../replay.ts';

type Risk = 'low' | 'medium' | 'high';
type ByRisk = Readonly<Record<string, Readonly<Record<Risk, readonly number[]>>>>;

type OverUnderSheet = {
  readonly rolls: number;
  readonly returned: number;
  readonly winningMin: number;
  readonly winningMax: number;
};

/** The roll must end over the target, or under it. */
export const playOverUnder: Rules = ({ sheet, choice, stream }) => {
  const { rolls, returned, winningMin, winningMax } = sheet as OverUnderSheet;
  const { side, target } = choice as { side: string; target: number };
  need((side === 'over' || side === 'under') && Number.isInteger(target), 'choice');
  const winning = side === 'under' ? target : rolls - 1 - target;
  need(winning >= winningMin && winning <= winningMax, 'target');
  const roll = stream.next(rolls);
  const isWin = side === 'under' ? roll < target : roll > target;
  const pays = (BigInt(returned) * MILLION) / BigInt(winning);
  return decided([{ type: 'roll', roll, isWin }], isWin ? pays : 0n);
};

type ReachSheet = {
  readonly rolls: number;
  readonly returned: number;
  readonly targetMin: number;
  readonly targetMax: number;
};

/** How far a number goes, against the target: limbo and the rocket tell it in their own words. */
const playReach =
  (type: string, name: string): Rules =>
  ({ sheet, choice, stream }) => {
    const { rolls, returned, targetMin, targetMax } = sheet as ReachSheet;
    const { target } = choice as { target: number };
    need(Number.isInteger(target) && target >= targetMin && target <= targetMax, 'target');
    const roll = stream.next(rolls);
    const far = Number((BigInt(returned) * BigInt(rolls)) / BigInt(roll + 1));
    const reached = Math.min(Math.max(far, 100), targetMax);
    const isWin = reached >= target;
    return decided([{ type, [name]: reached, isWin }], isWin ? hundredths(target) : 0n);
  };

export const playLimbo = playReach('result', 'multiplier');
export const playRocket = playReach('flight', 'burst');

/** Bit 0 of the number is the first row, and 1 is right. */
export const playPlinko: Rules = ({ sheet, choice, stream }) => {
  const { pays } = sheet as { readonly pays: ByRisk };
  const { rows, risk } = choice as { rows: number; risk: Risk };
  const outwards = pays[rows]?.[risk];
  need(outwards, 'rows, risk');
  const way = stream.next(2 ** rows);
  const path = Array.from({ length: rows }, (_, row) => Math.floor(way / 2 ** row) % 2);
  const bucket = path.filter((step) => step === 1).length;
  const payout = hundredths(outwards[Math.abs(bucket - rows / 2)]!);
  return decided([{ type: 'drop', path, bucket, pays: `${payout}` }], payout);
};

export const playWheel: Rules = ({ sheet, choice, stream }) => {
  const { pays } = sheet as { readonly pays: ByRisk };
  const { segments, risk } = choice as { segments: number; risk: Risk };
  const wheel = pays[segments]?.[risk];
  need(wheel, 'segments, risk');
  const segment = stream.next(segments);
  const payout = hundredths(wheel[segment]!);
  return decided([{ type: 'spin', segment, pays: `${payout}` }], payout);
};

type KenoSheet = {
  readonly numbers: number;
  readonly drawn: number;
  readonly pays: readonly (readonly number[])[];
  /** Where it is: what a win is multiplied by when the last number was picked. */
  readonly lucky?: number;
};

export const playKeno: Rules = ({ sheet, choice, stream }) => {
  const { numbers, drawn, pays, lucky } = sheet as KenoSheet;
  const { picks } = choice as { picks: readonly number[] };
  const isPick = (pick: number) => Number.isInteger(pick) && pick >= 1 && pick <= numbers;
  need(Array.isArray(picks) && picks.every(isPick), 'picks');
  need(new Set(picks).size === picks.length && pays[picks.length - 1], 'picks');
  const balls = stream.some(numbers, drawn).map((number) => number + 1);
  const hits = balls.filter((ball) => picks.includes(ball));
  const isLastHit = picks.includes(balls[balls.length - 1]!);
  const plain = hundredths(pays[picks.length - 1]![hits.length]!);
  const payout = lucky !== undefined && isLastHit ? plain * BigInt(lucky) : plain;
  const last = lucky === undefined ? {} : { isLastHit };
  return decided([{ type: 'draw', numbers: balls, hits, ...last, pays: `${payout}` }], payout);
};
