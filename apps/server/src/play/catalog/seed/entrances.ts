import { entrance, type Shelf, sportsbook } from './shelf.ts';

/** The vendors whose whole offer is one game. */
export const ENTRANCES: readonly Shelf[] = [
  sportsbook('SPORTS', 'IBC', 51_000)`
    1 ball sports | Long Whistle Sports | สปอร์ตนกหวีดยาว | Deportes Pitido Largo | Esportes Apito Longo`,
  sportsbook('SPORTS', 'SBT', 52_000)`
    1 trophy second-half-sportsbook | Second Half Sportsbook | สปอร์ตบุ๊คครึ่งหลัง | Apuestas Segundo Tiempo | Apostas Segundo Tempo`,
  sportsbook('SPORTS', 'UG', 53_000)`
    1 ball green-terrace-sports | Green Terrace Sports | สปอร์ตอัฒจันทร์เขียว | Deportes Grada Verde | Esportes Arquibancada Verde`,
  sportsbook('ESPORTS', 'IMES', 61_000)`
    1 pad esports | Night Arena Esports | อีสปอร์ตสังเวียนราตรี | Esports Arena Nocturna | Esports Arena Noturna`,
  entrance('COCKFIGHT', 'GALLO', 91_000)`
    1 rooster dawn-crow-arena | Dawn Crow Arena | สังเวียนไก่ขันรุ่งสาง | Arena Canto del Alba | Arena Canto da Aurora`,
];
