import { hall, lotteries, type Shelf } from './shelf.ts';

/** The lotteries that the book sells: each stands with one vendor, under the code the book gives it. */
export const LOTTERY_SHELVES: readonly Shelf[] = [
  hall('LOTT', 'LOTT', 71_000)`
    1 ticket house-draw-hall | House Draw Hall | ห้องลอตเตอรี่ของบ้าน | Salón de sorteos de la casa | Salão de sorteios da casa`,
  lotteries('LOTT', 'LOTT', 71_000)`
    21 balls five-digits-1m | Five Digits 1 min | ห้าหลัก 1 นาที | Cinco cifras 1 min | Cinco dígitos 1 min
    22 coin five-digits-3m | Five Digits 3 min | ห้าหลัก 3 นาที | Cinco cifras 3 min | Cinco dígitos 3 min
    23 sun five-digits-5m | Five Digits 5 min | ห้าหลัก 5 นาที | Cinco cifras 5 min | Cinco dígitos 5 min
    24 clover three-digits-1m | Three Digits 1 min | สามหลัก 1 นาที | Tres cifras 1 min | Três dígitos 1 min
    25 orb three-digits-5m | Three Digits 5 min | สามหลัก 5 นาที | Tres cifras 5 min | Três dígitos 5 min
    26 ticket six-of-49-3m | Six of 49 3 min | หกจาก 49 3 นาที | Seis de 49 3 min | Seis de 49 3 min
    27 gem six-of-49-5m | Six of 49 5 min | หกจาก 49 5 นาที | Seis de 49 5 min | Seis de 49 5 min`,
  hall('LOTT', 'TCG_SEA', 72_000)`
    1 orb southern-draw-hall | Southern Draw Hall | ห้องลอตเตอรี่ทะเลใต้ | Salón Sorteo del Sur | Salão Sorteio do Sul`,
  lotteries('LOTT', 'TCG_SEA', 72_000)`
    21 elephant thai | Thai Government Lottery | สลากกินแบ่งรัฐบาล | Lotería del Gobierno tailandés | Loteria do governo da Tailândia
    22 naga lao | Lao Lottery | หวยลาวพัฒนา | Lotería de Laos | Loteria do Laos
    23 lantern hanoi | Hanoi Lottery | หวยฮานอย | Lotería de Hanói | Loteria de Hanói
    24 turtle quick-thai-1m | Quick Thai 1 min | หวยไทยด่วน 1 นาที | Tailandesa rápida 1 min | Tailandesa rápida 1 min
    25 shell quick-thai-3m | Quick Thai 3 min | หวยไทยด่วน 3 นาที | Tailandesa rápida 3 min | Tailandesa rápida 3 min
    26 ship quick-thai-5m | Quick Thai 5 min | หวยไทยด่วน 5 นาที | Tailandesa rápida 5 min | Tailandesa rápida 5 min`,
  hall('ELOTT', 'ELOTT', 81_000)`
    1 balls swift-draw-hall | Swift Draw Hall | ห้องลอตเตอรี่ทันใจ | Salón Sorteo Veloz | Salão Sorteio Veloz`,
  lotteries('ELOTT', 'ELOTT', 81_000)`
    21 rocket ten-race-1m | Ten-Car Race 1 min | แข่งรถสิบคัน 1 นาที | Carrera de diez 1 min | Corrida de dez 1 min
    22 trophy ten-race-5m | Ten-Car Race 5 min | แข่งรถสิบคัน 5 นาที | Carrera de diez 5 min | Corrida de dez 5 min
    23 dice three-dice-1m | Three Dice 1 min | ลูกเต๋าสามลูก 1 นาที | Tres dados 1 min | Três dados 1 min
    24 chips three-dice-3m | Three Dice 3 min | ลูกเต๋าสามลูก 3 นาที | Tres dados 3 min | Três dados 3 min
    25 balls keno-1m | Keno 1 min | คีโน 1 นาที | Keno 1 min | Keno 1 min
    26 wheel keno-5m | Keno 5 min | คีโน 5 นาที | Keno 5 min | Keno 5 min
    27 coin eleven-five-1m | Five of Eleven 1 min | ห้าจากสิบเอ็ด 1 นาที | Cinco de once 1 min | Cinco de onze 1 min
    28 hourglass eleven-five-5m | Five of Eleven 5 min | ห้าจากสิบเอ็ด 5 นาที | Cinco de once 5 min | Cinco de onze 5 min
    29 rabbit lucky-28-1m | Lucky 28 1 min | ลัคกี้ 28 1 นาที | Lucky 28 1 min | Lucky 28 1 min
    30 cat lucky-28-3m | Lucky 28 3 min | ลัคกี้ 28 3 นาที | Lucky 28 3 min | Lucky 28 3 min`,
  hall('ELOTT', 'TCG_LOTTO_VN', 82_000)`
    1 coin red-river-draw-hall | Red River Draw Hall | ห้องลอตเตอรี่แม่น้ำแดง | Salón Río Rojo | Salão Rio Vermelho`,
  lotteries('ELOTT', 'TCG_LOTTO_VN', 82_000)`
    21 lantern vietnam-north | Vietnam North | เวียดนามเหนือ | Vietnam Norte | Vietnã Norte
    22 ticket quick-vietnam-1m | Quick Vietnam 1 min | เวียดนามด่วน 1 นาที | Vietnam rápida 1 min | Vietnã rápida 1 min
    23 balls quick-vietnam-5m | Quick Vietnam 5 min | เวียดนามด่วน 5 นาที | Vietnam rápida 5 min | Vietnã rápida 5 min
    31 lotus vietnam-ho-chi-minh | Vietnam Ho Chi Minh City | เวียดนาม โฮจิมินห์ | Vietnam Ho Chi Minh City | Vietnã Ho Chi Minh City
    32 lantern vietnam-dong-thap | Vietnam Dong Thap | เวียดนาม ด่งท้าป | Vietnam Dong Thap | Vietnã Dong Thap
    33 gong vietnam-ca-mau | Vietnam Ca Mau | เวียดนาม ก่าเมา | Vietnam Ca Mau | Vietnã Ca Mau
    34 ship vietnam-ben-tre | Vietnam Ben Tre | เวียดนาม เบ๊นแจ | Vietnam Ben Tre | Vietnã Ben Tre
    35 parasol vietnam-vung-tau | Vietnam Vung Tau | เวียดนาม หวุงเต่า | Vietnam Vung Tau | Vietnã Vung Tau
    36 fan vietnam-bac-lieu | Vietnam Bac Lieu | เวียดนาม บากเลียว | Vietnam Bac Lieu | Vietnã Bac Lieu
    37 koi vietnam-dong-nai | Vietnam Dong Nai | เวียดนาม ด่งนาย | Vietnam Dong Nai | Vietnã Dong Nai
    38 turtle vietnam-can-tho | Vietnam Can Tho | เวียดนาม เกิ่นเทอ | Vietnam Can Tho | Vietnã Can Tho
    39 drum vietnam-soc-trang | Vietnam Soc Trang | เวียดนาม ซ้อกจัง | Vietnam Soc Trang | Vietnã Soc Trang
    40 kite vietnam-tay-ninh | Vietnam Tay Ninh | เวียดนาม เต็ยนิญ | Vietnam Tay Ninh | Vietnã Tay Ninh
    41 shell vietnam-an-giang | Vietnam An Giang | เวียดนาม อานซาง | Vietnam An Giang | Vietnã An Giang
    42 anchor vietnam-binh-thuan | Vietnam Binh Thuan | เวียดนาม บิ่ญถ่วน | Vietnam Binh Thuan | Vietnã Binh Thuan
    43 dome vietnam-vinh-long | Vietnam Vinh Long | เวียดนาม หวิญล็อง | Vietnam Vinh Long | Vietnã Vinh Long
    44 crab vietnam-binh-duong | Vietnam Binh Duong | เวียดนาม บิ่ญเซือง | Vietnam Binh Duong | Vietnã Binh Duong
    45 lotus vietnam-tra-vinh | Vietnam Tra Vinh | เวียดนาม จ่าวิญ | Vietnam Tra Vinh | Vietnã Tra Vinh
    46 lantern vietnam-long-an | Vietnam Long An | เวียดนาม ล็องอาน | Vietnam Long An | Vietnã Long An
    47 gong vietnam-binh-phuoc | Vietnam Binh Phuoc | เวียดนาม บิ่ญเฟื้อก | Vietnam Binh Phuoc | Vietnã Binh Phuoc
    48 ship vietnam-hau-giang | Vietnam Hau Giang | เวียดนาม เหิ่วซาง | Vietnam Hau Giang | Vietnã Hau Giang
    49 parasol vietnam-tien-giang | Vietnam Tien Giang | เวียดนาม เตี่ยนซาง | Vietnam Tien Giang | Vietnã Tien Giang
    50 fan vietnam-kien-giang | Vietnam Kien Giang | เวียดนาม เกียนซาง | Vietnam Kien Giang | Vietnã Kien Giang
    51 koi vietnam-da-lat | Vietnam Da Lat | เวียดนาม ดาลัด | Vietnam Da Lat | Vietnã Da Lat
    52 turtle vietnam-hue | Vietnam Hue | เวียดนาม เว้ | Vietnam Hue | Vietnã Hue
    53 drum vietnam-phu-yen | Vietnam Phu Yen | เวียดนาม ฟู้เอียน | Vietnam Phu Yen | Vietnã Phu Yen
    54 kite vietnam-dak-lak | Vietnam Dak Lak | เวียดนาม ดั๊กลัก | Vietnam Dak Lak | Vietnã Dak Lak
    55 shell vietnam-quang-nam | Vietnam Quang Nam | เวียดนาม กว๋างนาม | Vietnam Quang Nam | Vietnã Quang Nam
    56 anchor vietnam-da-nang | Vietnam Da Nang | เวียดนาม ดานัง | Vietnam Da Nang | Vietnã Da Nang
    57 dome vietnam-khanh-hoa | Vietnam Khanh Hoa | เวียดนาม คั้ญฮหว่า | Vietnam Khanh Hoa | Vietnã Khanh Hoa
    58 crab vietnam-binh-dinh | Vietnam Binh Dinh | เวียดนาม บิ่ญดิ่ญ | Vietnam Binh Dinh | Vietnã Binh Dinh
    59 lotus vietnam-quang-binh | Vietnam Quang Binh | เวียดนาม กว๋างบิ่ญ | Vietnam Quang Binh | Vietnã Quang Binh
    60 lantern vietnam-quang-tri | Vietnam Quang Tri | เวียดนาม กว๋างจิ | Vietnam Quang Tri | Vietnã Quang Tri
    61 gong vietnam-gia-lai | Vietnam Gia Lai | เวียดนาม ซาลาย | Vietnam Gia Lai | Vietnã Gia Lai
    62 ship vietnam-ninh-thuan | Vietnam Ninh Thuan | เวียดนาม นิญถ่วน | Vietnam Ninh Thuan | Vietnã Ninh Thuan
    63 parasol vietnam-quang-ngai | Vietnam Quang Ngai | เวียดนาม กว๋างหงาย | Vietnam Quang Ngai | Vietnã Quang Ngai
    64 fan vietnam-dak-nong | Vietnam Dak Nong | เวียดนาม ดั๊กนง | Vietnam Dak Nong | Vietnã Dak Nong
    65 koi vietnam-kon-tum | Vietnam Kon Tum | เวียดนาม กอนตูม | Vietnam Kon Tum | Vietnã Kon Tum`,
];
