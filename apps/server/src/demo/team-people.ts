import type { Rng } from '@baize/engines/core/rng';

/** How people call each other: in their own letters, and as an account is written. */
const NICKNAMES = [
  ['พลอย', 'ploy'],
  ['ต้นน้ำ', 'tonnam'],
  ['ใบบัว', 'baibua'],
  ['ฟ้าใส', 'fahsai'],
  ['ภูผา', 'phupha'],
  ['ข้าวหอม', 'khaohom'],
  ['น้ำขิง', 'namkhing'],
  ['ตะวัน', 'tawan'],
  ['เดือน', 'duean'],
  ['ลูกปลา', 'lukpla'],
  ['กานพลู', 'kanphlu'],
  ['มะนาว', 'manao'],
  ['จันทร์เจ้า', 'chanchao'],
  ['สายลม', 'sailom'],
  ['พู่กัน', 'phukan'],
  ['โมก', 'mok'],
  ['กระถิน', 'krathin'],
  ['ทราย', 'sai'],
  ['ปอแก้ว', 'pokaeo'],
  ['แสงดี', 'saengdi'],
  ['Oak', 'oak'],
  ['Fern', 'fern'],
  ['Mint', 'mint'],
  ['Beam', 'beam'],
  ['Nine', 'nine'],
  ['Ice', 'ice'],
  ['Gift', 'gift'],
  ['River', 'river'],
  ['Pepper', 'pepper'],
  ['Mango', 'mango'],
  ['Sunny', 'sunny'],
  ['Captain', 'captain'],
  ['Maple', 'maple'],
  ['Cloud', 'cloud'],
  ['Tiger', 'tiger'],
  ['Kite', 'kite'],
] as const;

export type Invented = {
  readonly nickname: string;
  readonly account: string;
  readonly isAgent: boolean;
  /** Whom they are below, by place in the list; null is the demo agent. */
  readonly upline: number | null;
  /** The day of the history they join on. */
  readonly joinsOn: number;
};

/** How many agents stand on each level below the demo agent. */
const LEVELS = [4, 9, 12, 10, 5] as const;

/** Agents level by level, each with those they invited; uplines always join before. */
export function inventPeople(
  rng: Rng,
  { days, members }: { readonly days: number; readonly members: number },
): readonly Invented[] {
  const people: Invented[] = [];
  let above: readonly number[] = [];
  for (const [level, count] of LEVELS.entries()) {
    const first = people.length;
    for (let made = 0; made < count; made++) {
      const upline = level === 0 ? null : (above[rng.next(above.length)] ?? null);
      people.push({ ...nameOf(people.length), isAgent: true, upline, joinsOn: level });
    }
    above = people.slice(first).map((_, at) => first + at);
  }
  const agents = people.length;
  for (let made = 0; made < members; made++) {
    const chosen = rng.next(agents + 3);
    // Half are there from the first days on; the others come over the weeks.
    const joinsOn = LEVELS.length + rng.next(made % 2 === 0 ? 4 : days - LEVELS.length - 1);
    const upline = chosen < agents ? chosen : null;
    people.push({ ...nameOf(people.length), isAgent: false, upline, joinsOn });
  }
  return people;
}

function nameOf(place: number): Pick<Invented, 'nickname' | 'account'> {
  const [nickname, latin] = NICKNAMES[place % NICKNAMES.length] ?? NICKNAMES[0];
  const number = 11 + Math.floor(place / NICKNAMES.length) * 7 + (place % 5);
  return { nickname, account: `${latin}${number}` };
}
