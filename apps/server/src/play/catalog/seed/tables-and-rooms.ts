import { type Shelf, shelf } from './shelf.ts';

/** Fishing rooms. */
export const FISHING: readonly Shelf[] = [
  shelf('FISH', 'AG', 21_000)`
    1 koi | Golden Koi Hunt | ล่าปลาคาร์ปทอง | La caza del koi dorado | A caça ao koi dourado
    2 manta | Manta Bay | อ่าวกระเบน | La bahía de las mantas | A baía das mantas
    3 turtle reef-patrol | Reef Patrol | หน่วยลาดตระเวนปะการัง | La patrulla del arrecife | A patrulha do recife
    4 crab | Crab Rush | ปูวิ่งกรู | La carrera de cangrejos | A corrida dos caranguejos
    5 octopus | Octopus Alley | ตรอกหมึกยักษ์ | El callejón del pulpo | O beco do polvo`,
  shelf('FISH', 'BBIN', 22_000)`
    1 turtle | Bamboo Inlet Angler | นักตกปลาอ่าวไผ่ | El pescador del bambú | O pescador do bambu
    2 koi | Carp Cannon | ปืนใหญ่ปลาคาร์ป | El cañón de carpas | O canhão de carpas
    3 shell | Pearl Shooter | ยิงหอยชิงมุก | El tirador de perlas | O atirador de pérolas
    4 jelly | Glowing Tide | น้ำทะเลเรืองแสง | La marea luminosa | A maré luminosa
    5 ship | River Guns | ปืนเรือลุ่มน้ำ | Los cañones del río | Os canhões do rio`,
  shelf('FISH', 'CQ9', 23_000)`
    1 octopus | Nine-Armed Boss | บอสหมึกเก้าหนวด | El jefe de nueve brazos | O chefe de nove braços
    2 crab | Lobster Lagoon | ทะเลสาบล็อบสเตอร์ | La laguna de la langosta | A lagoa da lagosta
    3 naga | Sea Dragon Siege | ศึกมังกรทะเล | El asedio del dragón marino | O cerco do dragão marinho
    4 manta | Shadow Ray | เงากระเบน | La raya de las sombras | A raia das sombras
    5 chest | Chest of the Deep | หีบใต้สมุทร | El cofre del abismo | O baú do abismo`,
  shelf('FISH', 'GG', 24_000)`
    1 koi | Paper Carp Pond | บ่อปลากระดาษ | El estanque de carpas de papel | O lago das carpas de papel
    2 crab | Crab Market | ตลาดปู | El mercado de cangrejos | O mercado de caranguejos
    3 tiger | Tiger Shark Alarm | เตือนภัยฉลามเสือ | Alerta de tiburón tigre | Alerta de tubarão-tigre
    4 jelly | Lantern Jellies | แมงกะพรุนโคมไฟ | Medusas farol | Medusas lanterna
    5 anchor | Harbour Hunters | นักล่าหน้าท่า | Los cazadores del puerto | Os caçadores do porto`,
  shelf('FISH', 'PT', 25_000)`
    1 lantern | Lantern Fishing | ไดหมึกยามค่ำ | Pesca con farol | Pesca com lampião
    2 octopus kraken-night | Kraken Night | คืนคราเคน | La noche del kraken | A noite do kraken
    3 turtle | Turtle Convoy | ขบวนเต่าทะเล | El convoy de tortugas | O comboio das tartarugas
    4 shell | Clam Castle | ปราสาทหอยมือเสือ | El castillo de la almeja | O castelo da ostra
    5 manta | Silver Shoal | ฝูงปลาเงิน | El banco de plata | O cardume de prata`,
  shelf('FISH', 'RTG', 26_000)`
    1 crab | Saffron Crab | ปูหญ้าฝรั่น | El cangrejo azafrán | O caranguejo açafrão
    2 koi | Palace Pond | สระในวัง | El estanque del palacio | O lago do palácio
    3 crown | King of the Reef | ราชาแนวปะการัง | El rey del arrecife | O rei do recife
    4 ship | Harpoon Captain | กัปตันฉมวก | El capitán del arpón | O capitão do arpão
    5 jelly | Violet Current | กระแสน้ำสีม่วง | La corriente violeta | A corrente violeta`,
];

/** Live tables. */
export const LIVE_TABLES: readonly Shelf[] = [
  shelf('LIVE', 'AG', 31_000)`
    1 cards blue-heron-baccarat | Blue Heron Baccarat | บาคาร่ากระสาฟ้า | Bacará Garza Azul | Bacará Garça-azul
    2 wheel heron-roulette | Heron Roulette | รูเล็ตกระสาฟ้า | Ruleta de la Garza | Roleta da Garça
    3 tiger dragon-tiger-riverside | Dragon Tiger Riverside | เสือมังกรริมน้ำ | Dragón tigre a la orilla | Dragão tigre à beira-rio
    4 dome reed-house-sic-bo | Reed House Sic Bo | ไฮโลเรือนกก | Sic bo de los juncos | Sic bo dos juncos
    5 ace speed-baccarat | Speed Baccarat | บาคาร่าสปีด | Bacará rápido | Bacará rápido
    6 cards | Blackjack Veranda | แบล็คแจ็คชานเรือน | Blackjack en la terraza | Blackjack na varanda`,
  shelf('LIVE', 'BBIN', 32_000)`
    1 cards | Bamboo Baccarat | บาคาร่าไผ่ทอง | Bacará de bambú | Bacará de bambu
    2 dice | Three Kings Dice | ลูกเต๋าสามราชา | Dados de los tres reyes | Dados dos três reis
    3 wheel | Inlet Roulette | รูเล็ตอ่าวไผ่ | Ruleta de la ensenada | Roleta da enseada
    4 ace | Three Card Bamboo | ไพ่สามใบอ่าวไผ่ | Tres cartas de bambú | Três cartas de bambu
    5 tiger | Dragon Tiger Grove | เสือมังกรป่าไผ่ | Dragón tigre del bosque | Dragão tigre do bosque`,
  shelf('LIVE', 'BG', 33_000)`
    1 ace | Velvet Baccarat | บาคาร่ากำมะหยี่ | Bacará de terciopelo | Bacará de veludo
    2 wheel | Velvet Roulette | รูเล็ตกำมะหยี่ | Ruleta de terciopelo | Roleta de veludo
    3 chips | No Commission Salon | บาคาร่าไร้ค่าน้ำ | Salón sin comisión | Salão sem comissão
    4 dome | Velvet Sic Bo | ไฮโลกำมะหยี่ | Sic bo de terciopelo | Sic bo de veludo
    5 cards | Bull Bull Lounge | ไพ่วัวกำมะหยี่ | Salón bull bull | Salão bull bull
    6 chips | High Table | โต๊ะวีไอพี | La mesa alta | A mesa alta`,
  shelf('LIVE', 'DG', 34_000)`
    1 cards | Pearl Baccarat | บาคาร่าไข่มุก | Bacará de perla | Bacará de pérola
    2 wheel | Pearl Roulette | รูเล็ตไข่มุก | Ruleta de perla | Roleta de pérola
    3 tiger | Dragon Tiger Parlour | เสือมังกรห้องมุก | Salón dragón tigre | Salão dragão tigre
    4 dice | Fan Tan Parlour | ถั่วกำห้องมุก | Salón fan tan | Salão fan tan
    5 chips | Win Three Cards | ไพ่สามกอง | Gana con tres cartas | Ganhe com três cartas`,
  shelf('LIVE', 'EA', 35_000)`
    1 fan | Fan Tan Veranda | ถั่วระเบียงบูรพา | Fan tan en la veranda | Fan tan na varanda
    2 ace | Eastern Baccarat | บาคาร่าบูรพา | Bacará del este | Bacará do leste
    3 dome | Veranda Sic Bo | ไฮโลระเบียง | Sic bo de la veranda | Sic bo da varanda
    4 wheel | Sunrise Roulette | รูเล็ตรุ่งอรุณ | Ruleta del amanecer | Roleta do amanhecer
    5 tiger | Dragon Tiger East | เสือมังกรบูรพา | Dragón tigre del este | Dragão tigre do leste`,
  shelf('LIVE', 'LOTUS', 36_000)`
    1 lotus | Lotus Baccarat | บาคาร่าดอกบัว | Bacará de loto | Bacará de lótus
    2 wheel | Pond Roulette | รูเล็ตสระบัว | Ruleta del estanque | Roleta do lago
    3 cards | Quiet Blackjack | แบล็คแจ็คสงบใจ | Blackjack en calma | Blackjack sereno
    4 dice | Ripple Sic Bo | ไฮโลระลอกน้ำ | Sic bo de las ondas | Sic bo das ondas
    5 ace | Lotus Casino Hold'em | โฮลเด็มดอกบัว | Hold'em de loto | Hold'em de lótus`,
  shelf('LIVE', 'OG', 37_000)`
    1 wheel | Opal Roulette | รูเล็ตโอปอล | Ruleta de ópalo | Roleta de opala
    2 ace | Opal Baccarat | บาคาร่าโอปอล | Bacará de ópalo | Bacará de opala
    3 wheel | Wheel of Opals | กงล้อโอปอล | La rueda de los ópalos | A roda das opalas
    4 dome | Opal Sic Bo | ไฮโลโอปอล | Sic bo de ópalo | Sic bo de opala
    5 tiger | Dragon Tiger Opal | เสือมังกรโอปอล | Dragón tigre de ópalo | Dragão tigre de opala
    6 cards | Niu Niu Opal | หนิวหนิวโอปอล | Niu niu de ópalo | Niu niu de opala`,
  shelf('LIVE', 'PT', 38_000)`
    1 lantern | Lantern Baccarat | บาคาร่าโรงโคม | Bacará de los faroles | Bacará das lanternas
    2 wheel | Lantern Roulette | รูเล็ตโรงโคม | Ruleta de los faroles | Roleta das lanternas
    3 ace | Lantern Blackjack | แบล็คแจ็คโรงโคม | Blackjack de los faroles | Blackjack das lanternas
    4 dice | Street Craps | ลูกเต๋าริมทาง | Craps callejero | Craps de rua
    5 wheel | Money Wheel Street | กงล้อเงินตรา | La rueda del dinero | A roda do dinheiro
    6 chips | Hold'em under Lamps | โฮลเด็มใต้แสงโคม | Hold'em bajo los faroles | Hold'em sob os lampiões`,
  shelf('LIVE', 'TGP', 39_000)`
    1 dome teak-house-sic-bo | Teak House Sic Bo | ไฮโลเรือนสัก | Sic bo de la casa de teca | Sic bo da casa de teca
    2 cards | Pavilion Baccarat | บาคาร่าศาลาไทย | Bacará del pabellón | Bacará do pavilhão
    3 dice | Fish Prawn Crab | น้ำเต้าปูปลา | Pez, gamba y cangrejo | Peixe, camarão e caranguejo
    4 ace | Pok Deng Pavilion | ป๊อกเด้งศาลาสัก | Pok deng del pabellón | Pok deng do pavilhão
    5 wheel teak-roulette | Teak Roulette | รูเล็ตไม้สัก | Ruleta de teca | Roleta de teca
    6 tiger dragon-tiger-teak | Dragon Tiger Teak | เสือมังกรศาลาสัก | Dragón tigre de teca | Dragão tigre de teca`,
];

/** Cards and tiles between players. */
export const ROOMS: readonly Shelf[] = [
  shelf('PVP', 'KX', 41_000)`
    1 mahjong | Crosswind Mahjong | ไพ่นกกระจอกลมขวาง | Mahjong del viento | Mahjong do vento
    2 chips | Two-Eight Bar | ไพ่สองแปด | Dos ocho | Dois oito
    3 cards | Bull Fight Bluff | ไพ่วัวชน | El farol del toro | O blefe do touro
    4 dice | Push the Tiles | ไพ่ผลัก | Empuja las fichas | Empurre as peças
    5 crown | Landlord's Manor | โต่วตี้จู่คฤหาสน์เศรษฐี | La mansión del terrateniente | A mansão do senhorio`,
  shelf('PVP', 'KY', 42_000)`
    1 ace | Pok Deng on Deck | ป๊อกเด้งบนดาดฟ้า | Pok deng en cubierta | Pok deng no convés
    2 ship | Ferryman's Rummy | รัมมี่คนแจวเรือ | El rummy del barquero | O rummy do barqueiro
    3 mahjong | Two-Player Mahjong | ไพ่นกกระจอกสองคน | Mahjong a dúo | Mahjong a dois
    4 cards | Thirteen Lines | ไพ่สิบสามใบ | Trece cartas | Treze cartas
    5 coin | Golden Flower | ไพ่ดอกไม้ทอง | Flor de oro | Flor de ouro`,
  shelf('PVP', 'TH', 43_000)`
    1 ace | Dummy at the Bridge | ดัมมี่ใต้สะพาน | Dummy bajo el puente | Dummy sob a ponte
    2 chips texas-holdem | Third Bridge Hold'em | โฮลเด็มสะพานสาม | Hold'em del tercer puente | Hold'em da terceira ponte
    3 crown | President's Table | ไพ่สลาฟ | La mesa del presidente | A mesa do presidente
    4 dice | Liar's Dice | ลูกเต๋าจับโกหก | Dados mentirosos | Dados mentirosos
    5 cards | Nine-Card Kang | ไพ่แคงเก้าใบ | Kang de nueve cartas | Kang de nove cartas`,
  shelf('PVP', 'WS', 44_000)`
    1 shield | Wax Seal Bluff | บลัฟตราครั่ง | El farol del sello | O blefe do selo
    2 chips | Big Two Salon | บิ๊กทูสโมสร | Salón de los grandes dos | Salão do grande dois
    3 mahjong | Sichuan Tiles | ไพ่นกกระจอกเสฉวน | Fichas de Sichuan | Peças de Sichuan
    4 cards | Red Ten | สิบแดง | Diez rojo | Dez vermelho
    5 ace | Omaha Envoy | โอมาฮ่าทูตลับ | El enviado de Omaha | O enviado de Omaha`,
  shelf('PVP', 'XY', 45_000)`
    1 owl | Saltmarsh Hearts | ไพ่ฮาร์ตทุ่งเกลือ | Corazones de la marisma | Copas do pântano
    2 cards | Marsh Rummy | รัมมี่ทุ่งเกลือ | Rummy de la marisma | Rummy do pântano
    3 mahjong | Reed Mahjong | ไพ่นกกระจอกดงกก | Mahjong de los juncos | Mahjong dos juncos
    4 dice | Salt Dice | ลูกเต๋าเกลือ | Dados de sal | Dados de sal
    5 fan | Four-Colour Cards | ไพ่สี่สี | Cartas de cuatro colores | Cartas de quatro cores`,
];
