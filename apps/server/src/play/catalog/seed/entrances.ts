import { entrance, type Shelf, shelf } from './shelf.ts';

/** The vendors whose whole offer is one game, and the lotteries, each draw a game of its own. */
export const ENTRANCES: readonly Shelf[] = [
  entrance('SPORTS', 'IBC', 51_000)`
    1 ball | Long Whistle Sports | สปอร์ตนกหวีดยาว | Deportes Pitido Largo | Esportes Apito Longo`,
  entrance('SPORTS', 'SBT', 52_000)`
    1 trophy | Second Half Sportsbook | สปอร์ตบุ๊คครึ่งหลัง | Apuestas Segundo Tiempo | Apostas Segundo Tempo`,
  entrance('SPORTS', 'UG', 53_000)`
    1 ball | Green Terrace Sports | สปอร์ตอัฒจันทร์เขียว | Deportes Grada Verde | Esportes Arquibancada Verde`,
  entrance('ESPORTS', 'IMES', 61_000)`
    1 pad | Night Arena Esports | อีสปอร์ตสังเวียนราตรี | Esports Arena Nocturna | Esports Arena Noturna`,
  entrance('LOTT', 'LOTT', 71_000)`
    1 ticket | House Draw Hall | ห้องลอตเตอรี่ของบ้าน | Salón de sorteos de la casa | Salão de sorteios da casa`,
  shelf('LOTT', 'LOTT', 71_000)`
    11 ticket | Six-Digit Grand Draw | หวยใหญ่หกหลัก | Gran sorteo de seis cifras | Grande sorteio de seis dígitos
    12 balls | House Lotto Daily | ลอตเตอรี่บ้านรายวัน | Loto diario de la casa | Loto diária da casa
    13 coin | Morning Three | สามตัวเช้า | Tres de la mañana | Três da manhã
    14 clover | Evening Two | สองตัวเย็น | Dos de la tarde | Dois da tarde
    15 sun | Fifteen-Minute Draw | หวยสิบห้านาที | Sorteo de quince minutos | Sorteio de quinze minutos`,
  entrance('LOTT', 'TCG_SEA', 72_000)`
    1 orb | Southern Draw Hall | ห้องลอตเตอรี่ทะเลใต้ | Salón Sorteo del Sur | Salão Sorteio do Sul`,
  shelf('LOTT', 'TCG_SEA', 72_000)`
    11 ship | Straits Four | สี่ตัวช่องแคบ | Cuatro del estrecho | Quatro do estreito
    12 balls | Island Pick Five | เลือกห้าหมู่เกาะ | Cinco de las islas | Cinco das ilhas
    13 turtle | Archipelago Daily | หวยหมู่เกาะรายวัน | Diario del archipiélago | Diária do arquipélago
    14 shell | Lagoon Two-Minute | หวยลากูนสองนาที | Laguna de dos minutos | Lagoa de dois minutos`,
  entrance('ELOTT', 'ELOTT', 81_000)`
    1 balls | Swift Draw Hall | ห้องลอตเตอรี่ทันใจ | Salón Sorteo Veloz | Salão Sorteio Veloz`,
  shelf('ELOTT', 'ELOTT', 81_000)`
    11 rocket | One-Minute Racing | แข่งรถหนึ่งนาที | Carrera de un minuto | Corrida de um minuto
    12 dice | Fast Three | ฟาสต์ทรี | Tres rápido | Três rápido
    13 balls | Lucky Keno | คีโนนำโชค | Keno de la suerte | Keno da sorte
    14 coin | Eleven Pick Five | สิบเอ็ดเลือกห้า | Cinco de once | Cinco de onze
    15 rabbit | Lucky Twenty-Eight | ยี่สิบแปดนำโชค | Veintiocho de la suerte | Vinte e oito da sorte`,
  entrance('ELOTT', 'TCG_LOTTO_VN', 82_000)`
    1 coin | Red River Draw Hall | ห้องลอตเตอรี่แม่น้ำแดง | Salón Río Rojo | Salão Rio Vermelho`,
  shelf('ELOTT', 'TCG_LOTTO_VN', 82_000)`
    11 lantern | Red River Evening Draw | หวยแม่น้ำแดงเย็น | Sorteo vespertino del Río Rojo | Sorteio da tarde do Rio Vermelho
    12 lotus | Delta Daily Draw | หวยปากแม่น้ำรายวัน | Sorteo diario del delta | Sorteio diário do delta
    13 gong | Central Coast Draw | หวยชายฝั่งกลาง | Sorteo de la costa central | Sorteio da costa central
    14 ticket | Red River Five-Minute | หวยแม่น้ำแดงห้านาที | Río Rojo de cinco minutos | Rio Vermelho de cinco minutos`,
  entrance('COCKFIGHT', 'GALLO', 91_000)`
    1 rooster | Dawn Crow Arena | สังเวียนไก่ขันรุ่งสาง | Arena Canto del Alba | Arena Canto da Aurora`,
];
