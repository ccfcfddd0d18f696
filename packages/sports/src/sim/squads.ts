import type { Fixture } from '../core/match.ts';
import type { Name } from '../core/sport.ts';
import { GOAL_SHARES } from '../pricing/scorers.ts';
import type { Chance } from './chance.ts';
import type { Moment } from './play.ts';

type Names = readonly (readonly [en: string, th: string])[];

const SIAM: Names = [
  ['Anurak', 'อนุรักษ์'],
  ['Bunmee', 'บุญมี'],
  ['Chaiwat', 'ชัยวัฒน์'],
  ['Decha', 'เดชา'],
  ['Itthipol', 'อิทธิพล'],
  ['Kasem', 'เกษม'],
  ['Narong', 'ณรงค์'],
  ['Prasit', 'ประสิทธิ์'],
  ['Somchai', 'สมชาย'],
  ['Wichai', 'วิชัย'],
];
const HARBOUR: Names = [
  ['Archer', 'อาร์เชอร์'],
  ['Barlow', 'บาร์โลว์'],
  ['Calder', 'คัลเดอร์'],
  ['Dunmore', 'ดันมอร์'],
  ['Ellery', 'เอลเลอรี'],
  ['Fenwick', 'เฟนวิก'],
  ['Garrick', 'แกร์ริก'],
  ['Hollis', 'ฮอลลิส'],
  ['Marsden', 'มาร์สเดน'],
  ['Thorne', 'ธอร์น'],
];
const LETTERS: Names = [
  ['A', 'เอ'],
  ['B', 'บี'],
  ['J', 'เจ'],
  ['K', 'เค'],
  ['M', 'เอ็ม'],
  ['T', 'ที'],
];

const SURNAMES: Readonly<Record<string, Names>> = { 'siam-star': SIAM, harbour: HARBOUR };

/** The invented players of a club, by its place in its league; no two of a league have one name. */
export function squadOf(league: string, club: number): readonly Name[] | undefined {
  const surnames = SURNAMES[league];
  if (surnames === undefined) return undefined;
  return LETTERS.map(([en, th], place) => {
    const [family, inThai] = surnames[(club + place * 3) % surnames.length] ?? ['', ''];
    return { en: `${en}. ${family}`, th: `${th}. ${inThai}` };
  });
}

/** Says who scored each goal; by a chance of its own, so that the match itself goes as it would. */
export function withScorers(
  moments: readonly Moment[],
  fixture: Pick<Fixture, 'home' | 'away'>,
  chance: Chance,
): readonly Moment[] {
  if (!fixture.home.players || !fixture.away.players) return moments;
  let scorers: readonly string[] = [];
  return moments.map((moment) => {
    if (moment.kind !== 'goal' || moment.side === undefined)
      return { ...moment, state: { ...moment.state, scorers } };
    const player = drawn(fixture[moment.side].players ?? [], chance.next());
    scorers = [...scorers, player];
    const state = { ...moment.state, scorers };
    return player === '' ? { ...moment, state } : { ...moment, state, player };
  });
}

function drawn(players: readonly Name[], luck: number): string {
  let left = luck;
  for (const [place, { en }] of players.entries()) {
    left -= GOAL_SHARES[place] ?? 0;
    if (left < 0) return en;
  }
  return '';
}
