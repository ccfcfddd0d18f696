import { hall, lotteries, type Shelf } from './shelf.ts';

/** The lotteries that the book sells: each stands with one vendor, under the code the book gives it and the name of `contract/lottery-names.ts`. */
export const LOTTERY_SHELVES: readonly Shelf[] = [
  hall('LOTT', 'LOTT', 71_000)`
    1 ticket house-draw-hall | House Draw Hall | ห้องลอตเตอรี่ของบ้าน | Salón de sorteos de la casa | Salão de sorteios da casa`,
  lotteries('LOTT', 'LOTT', 71_000)`
    21 balls five-digits-1m
    22 coin five-digits-3m
    23 sun five-digits-5m
    24 clover three-digits-1m
    25 orb three-digits-5m
    26 ticket six-of-49-3m
    27 gem six-of-49-5m`,
  hall('LOTT', 'TCG_SEA', 72_000)`
    1 orb southern-draw-hall | Southern Draw Hall | ห้องลอตเตอรี่ทะเลใต้ | Salón Sorteo del Sur | Salão Sorteio do Sul`,
  lotteries('LOTT', 'TCG_SEA', 72_000)`
    21 elephant thai
    22 naga lao
    23 lantern hanoi
    24 turtle quick-thai-1m
    25 shell quick-thai-3m
    26 ship quick-thai-5m`,
  hall('ELOTT', 'ELOTT', 81_000)`
    1 balls swift-draw-hall | Swift Draw Hall | ห้องลอตเตอรี่ทันใจ | Salón Sorteo Veloz | Salão Sorteio Veloz`,
  lotteries('ELOTT', 'ELOTT', 81_000)`
    21 rocket ten-race-1m
    22 trophy ten-race-5m
    23 dice three-dice-1m
    24 chips three-dice-3m
    25 balls keno-1m
    26 wheel keno-5m
    27 coin eleven-five-1m
    28 hourglass eleven-five-5m
    29 rabbit lucky-28-1m
    30 cat lucky-28-3m`,
  hall('ELOTT', 'TCG_LOTTO_VN', 82_000)`
    1 coin red-river-draw-hall | Red River Draw Hall | ห้องลอตเตอรี่แม่น้ำแดง | Salón Río Rojo | Salão Rio Vermelho`,
  lotteries('ELOTT', 'TCG_LOTTO_VN', 82_000)`
    21 lantern vietnam-north
    22 ticket quick-vietnam-1m
    23 balls quick-vietnam-5m
    31 lotus vietnam-ho-chi-minh
    32 lantern vietnam-dong-thap
    33 gong vietnam-ca-mau
    34 ship vietnam-ben-tre
    35 parasol vietnam-vung-tau
    36 fan vietnam-bac-lieu
    37 koi vietnam-dong-nai
    38 turtle vietnam-can-tho
    39 drum vietnam-soc-trang
    40 kite vietnam-tay-ninh
    41 shell vietnam-an-giang
    42 anchor vietnam-binh-thuan
    43 dome vietnam-vinh-long
    44 crab vietnam-binh-duong
    45 lotus vietnam-tra-vinh
    46 lantern vietnam-long-an
    47 gong vietnam-binh-phuoc
    48 ship vietnam-hau-giang
    49 parasol vietnam-tien-giang
    50 fan vietnam-kien-giang
    51 koi vietnam-da-lat
    52 turtle vietnam-hue
    53 drum vietnam-phu-yen
    54 kite vietnam-dak-lak
    55 shell vietnam-quang-nam
    56 anchor vietnam-da-nang
    57 dome vietnam-khanh-hoa
    58 crab vietnam-binh-dinh
    59 lotus vietnam-quang-binh
    60 lantern vietnam-quang-tri
    61 gong vietnam-gia-lai
    62 ship vietnam-ninh-thuan
    63 parasol vietnam-quang-ngai
    64 fan vietnam-dak-nong
    65 koi vietnam-kon-tum`,
];
