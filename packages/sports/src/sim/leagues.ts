import type { Competitor } from '../core/match.ts';
import type { Name, Sport } from '../core/sport.ts';
import { squadOf } from './squads.ts';

/** A simulated league: invented clubs and players that play one season a day. */
export type League = {
  readonly id: string;
  readonly sport: Sport;
  readonly name: Name;
  readonly sides: readonly Competitor[];
  readonly bestOf?: number;
};

function league(
  id: string,
  sport: Sport,
  parts: {
    en: string;
    th: string;
    bestOf?: number;
    sides: readonly (readonly [string, string, string])[];
  },
): League {
  const sides = parts.sides.map(([short, en, th], club) => {
    const players = squadOf(id, club);
    return {
      id: `${id}-${short.toLowerCase()}`,
      short,
      name: { en, th },
      ...(players === undefined ? {} : { players }),
    };
  });
  const name = { en: parts.en, th: parts.th };
  return {
    id,
    sport,
    name,
    sides,
    ...(parts.bestOf === undefined ? {} : { bestOf: parts.bestOf }),
  };
}

export const LEAGUES: readonly League[] = [
  league('siam-star', 'football', {
    en: 'Siam Star League',
    th: 'สยามสตาร์ลีก',
    sides: [
      ['MKR', 'Mekong Rovers', 'แม่โขง โรเวอร์ส'],
      ['LPE', 'Lamphun Eagles', 'ลำพูน อีเกิลส์'],
      ['ANW', 'Andaman Waves', 'อันดามัน เวฟส์'],
      ['KWT', 'Kwai Valley Town', 'แควแวลลีย์ ทาวน์'],
      ['DSC', 'Doi Saket City', 'ดอยสะเก็ด ซิตี้'],
      ['CPU', 'Chao Phraya United', 'เจ้าพระยา ยูไนเต็ด'],
      ['ISL', 'Isan Lions', 'อีสาน ไลออนส์'],
      ['TRT', 'Trat Tigers', 'ตราด ไทเกอร์ส'],
      ['PKA', 'Phu Kradueng Athletic', 'ภูกระดึง แอทเลติก'],
      ['SKL', 'Songkhla Lagoon', 'สงขลา ลากูน'],
    ],
  }),
  league('harbour', 'football', {
    en: 'Harbour Premier',
    th: 'ฮาร์เบอร์พรีเมียร์',
    sides: [
      ['NOR', 'Northmoor Town', 'นอร์ทมัวร์ ทาวน์'],
      ['ASH', 'Ashbridge Rangers', 'แอชบริดจ์ เรนเจอร์ส'],
      ['SAL', 'Saltmere Athletic', 'ซอลต์เมียร์ แอทเลติก'],
      ['KIN', 'Kingsferry', 'คิงส์เฟอร์รี'],
      ['WES', 'Westhaven Albion', 'เวสต์เฮเวน อัลเบียน'],
      ['OLD', 'Oldbrook United', 'โอลด์บรูก ยูไนเต็ด'],
      ['CAR', 'Carrowdale', 'แคร์โรว์เดล'],
      ['MIL', 'Millgate Wanderers', 'มิลล์เกต วอนเดอเรอร์ส'],
      ['STA', 'Stanwick Forge', 'สแตนวิก ฟอร์จ'],
      ['BRA', 'Brackenholt', 'แบร็กเคนโฮลต์'],
    ],
  }),
  league('pacific-hoops', 'basketball', {
    en: 'Pacific Hoops League',
    th: 'แปซิฟิกฮูปส์ลีก',
    sides: [
      ['BKF', 'Bangkok Flyers', 'บางกอก ฟลายเออร์ส'],
      ['CBT', 'Cebu Typhoons', 'เซบู ไต้ฝุ่น'],
      ['HNP', 'Hanoi Pythons', 'ฮานอย ไพธอนส์'],
      ['JKR', 'Jakarta Rhinos', 'จาการ์ตา ไรโนส์'],
      ['KLP', 'Klang Panthers', 'กลัง แพนเธอร์ส'],
      ['OSH', 'Osaka Herons', 'โอซากา เฮรอนส์'],
      ['SNC', 'Sentosa Comets', 'เซ็นโตซา โคเม็ตส์'],
      ['TPD', 'Taipei Drums', 'ไทเป ดรัมส์'],
    ],
  }),
  league('lotus-open', 'tennis', {
    en: 'Lotus Open Series',
    th: 'โลตัสโอเพ่นซีรีส์',
    bestOf: 3,
    sides: [
      ['VAR', 'N. Varanon', 'น. วรานนท์'],
      ['OKA', 'H. Okada', 'ฮ. โอกาดะ'],
      ['LIN', 'M. Lindqvist', 'ม. ลินด์ควิสต์'],
      ['FER', 'D. Ferreiro', 'ด. แฟร์เรโร'],
      ['MOR', 'T. Moreau', 'ต. มอโร'],
      ['KOV', 'A. Kovalen', 'อ. โคเวเลน'],
      ['SAN', 'P. Santichai', 'ป. สันติชัย'],
      ['BEL', 'R. Bellandi', 'ร. เบลลันดี'],
    ],
  }),
  league('ring-of-eight', 'muay-thai', {
    en: 'Ring of Eight',
    th: 'ศึกแปดเวที',
    sides: [
      ['PET', 'Phetmongkol', 'เพชรมงคล'],
      ['SUR', 'Suriyathep', 'สุริยเทพ'],
      ['KHN', 'Khunsuek', 'ขุนศึก'],
      ['DAO', 'Daoruang', 'ดาวเรือง'],
      ['CHK', 'Chaikla', 'ชัยกล้า'],
      ['NGA', 'Ngoenyuang', 'เงินยวง'],
      ['FAH', 'Fahkamron', 'ฟ้าคำรณ'],
      ['SEU', 'Suea Dam', 'เสือดำ'],
    ],
  }),
  league('monsoon-t20', 'cricket', {
    en: 'Monsoon Twenty20',
    th: 'มอนซูนทเวนตี20',
    sides: [
      ['GLM', 'Galle Mariners', 'กอลล์ มาริเนอร์ส'],
      ['PNK', 'Pune Kestrels', 'ปูเน เคสเทรลส์'],
      ['DHB', 'Dhaka Banyans', 'ธากา แบนยันส์'],
      ['LHF', 'Lahore Falcons', 'ลาฮอร์ ฟอลคอนส์'],
      ['KND', 'Kandy Drummers', 'แคนดี ดรัมเมอร์ส'],
      ['MYS', 'Mysore Stars', 'ไมซอร์ สตาร์ส'],
      ['CHT', 'Chittagong Tide', 'จิตตะกอง ไทด์'],
      ['NEP', 'Pokhara Peaks', 'โปขรา พีกส์'],
    ],
  }),
  league('clutch-circuit', 'shooter', {
    en: 'Clutch Circuit',
    th: 'คลัตช์เซอร์กิต',
    bestOf: 3,
    sides: [
      ['NGX', 'Night Garuda', 'ไนต์ครุฑ'],
      ['VLT', 'Voltage Nine', 'โวลเทจไนน์'],
      ['IRN', 'Iron Lantern', 'ไอรอนแลนเทิร์น'],
      ['ZRO', 'Zero Monsoon', 'ซีโร่มอนซูน'],
      ['PXL', 'Pixel Raiders', 'พิกเซลเรดเดอร์ส'],
      ['KTN', 'Katana Row', 'คาทานะโรว์'],
      ['OBS', 'Obsidian Five', 'ออบซิเดียนไฟฟ์'],
      ['RVN', 'Ravenlight', 'เรเวนไลต์'],
    ],
  }),
  league('crown-of-lanes', 'arena', {
    en: 'Crown of Lanes',
    th: 'คราวน์ออฟเลนส์',
    bestOf: 5,
    sides: [
      ['NAG', 'Naga Court', 'นาคาคอร์ต'],
      ['EMB', 'Ember Guild', 'เอมเบอร์กิลด์'],
      ['TID', 'Tidecallers', 'ไทด์คอลเลอร์ส'],
      ['GLD', 'Golden Spire', 'โกลเดนสไปร์'],
      ['WLD', 'Wildroot', 'ไวลด์รูต'],
      ['STM', 'Storm Bastion', 'สตอร์มแบสเชียน'],
      ['LUN', 'Lunar Pact', 'ลูนาร์แพกต์'],
      ['ASC', 'Ashen Crown', 'แอชเชนคราวน์'],
    ],
  }),
];

/** Who meets whom in each round: everybody twice, home and away, by the circle. */
export function roundsOf(count: number): readonly (readonly (readonly [number, number])[])[] {
  const half = Array.from({ length: count - 1 }, (_, round) =>
    Array.from({ length: count / 2 }, (__, place): readonly [number, number] => {
      const seat = (index: number) => (index === 0 ? 0 : 1 + ((index - 1 + round) % (count - 1)));
      const pair = [seat(place), seat(count - 1 - place)] as const;
      return round % 2 === 0 ? pair : [pair[1], pair[0]];
    }),
  );
  return [...half, ...half.map((round) => round.map(([home, away]) => [away, home] as const))];
}
