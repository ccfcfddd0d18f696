import { type TitleShelf, titleShelf } from './title-shelf.ts';

/** Tables that many share. A variation says its pace, its stakes and its game: `on:calm-high-roulette`. */
export const TITLES_OF_LIVE_TABLES: readonly TitleShelf[] = [
  titleShelf('AG', 31_000, 'LIVE')`
    1 cards blue-heron-baccarat | Blue Heron Baccarat | บาคาร่ากระสาฟ้า | Bacará Garza Azul | Bacará Garça-azul
    2 wheel heron-roulette | Heron Roulette | รูเล็ตกระสาฟ้า | Ruleta de la Garza | Roleta da Garça
    3 tiger dragon-tiger-riverside | Dragon Tiger Riverside | เสือมังกรริมน้ำ | Dragón tigre a la orilla | Dragão tigre à beira-rio
    4 dome reed-house-sic-bo | Reed House Sic Bo | ไฮโลเรือนกก | Sic bo de los juncos | Sic bo dos juncos
    5 ace speed-baccarat | Speed Baccarat | บาคาร่าสปีด | Bacará rápido | Bacará rápido`,
  titleShelf('BBIN', 32_000, 'LIVE')`
    1 cards on:calm-low-baccarat | Bamboo Baccarat | บาคาร่าไผ่ทอง | Bacará de bambú | Bacará de bambu
    2 dice on:brisk-quick-sic-bo | Three Kings Dice | ลูกเต๋าสามราชา | Dados de los tres reyes | Dados dos três reis
    3 wheel on:even-low-roulette | Inlet Roulette | รูเล็ตอ่าวไผ่ | Ruleta de la ensenada | Roleta da enseada
    5 tiger on:brisk-small-dragon-tiger | Dragon Tiger Grove | เสือมังกรป่าไผ่ | Dragón tigre del bosque | Dragão tigre do bosque`,
  titleShelf('BG', 33_000, 'LIVE')`
    1 ace on:even-high-baccarat | Velvet Baccarat | บาคาร่ากำมะหยี่ | Bacará de terciopelo | Bacará de veludo
    2 wheel on:calm-high-roulette | Velvet Roulette | รูเล็ตกำมะหยี่ | Ruleta de terciopelo | Roleta de veludo
    3 chips on:even-low-baccarat-super-six | No Commission Salon | บาคาร่าไร้ค่าน้ำ | Salón sin comisión | Salão sem comissão
    4 dome on:calm-high-sic-bo | Velvet Sic Bo | ไฮโลกำมะหยี่ | Sic bo de terciopelo | Sic bo de veludo
    6 chips on:calm-grand-baccarat | High Table | โต๊ะวีไอพี | La mesa alta | A mesa alta`,
  titleShelf('DG', 34_000, 'LIVE')`
    1 cards on:brisk-quick-baccarat | Pearl Baccarat | บาคาร่าไข่มุก | Bacará de perla | Bacará de pérola
    2 wheel on:even-small-roulette | Pearl Roulette | รูเล็ตไข่มุก | Ruleta de perla | Roleta de pérola
    3 tiger on:calm-low-dragon-tiger | Dragon Tiger Parlour | เสือมังกรห้องมุก | Salón dragón tigre | Salão dragão tigre
    4 dice on:even-low-fan-tan | Fan Tan Parlour | ถั่วกำห้องมุก | Salón fan tan | Salão fan tan`,
  titleShelf('EA', 35_000, 'LIVE')`
    1 fan on:calm-small-fan-tan | Fan Tan Veranda | ถั่วระเบียงบูรพา | Fan tan en la veranda | Fan tan na varanda
    2 ace on:even-small-baccarat | Eastern Baccarat | บาคาร่าบูรพา | Bacará del este | Bacará do leste
    3 dome on:even-small-sic-bo | Veranda Sic Bo | ไฮโลระเบียง | Sic bo de la veranda | Sic bo da varanda
    4 wheel on:brisk-low-roulette | Sunrise Roulette | รูเล็ตรุ่งอรุณ | Ruleta del amanecer | Roleta do amanhecer
    5 tiger on:even-quick-dragon-tiger | Dragon Tiger East | เสือมังกรบูรพา | Dragón tigre del este | Dragão tigre do leste`,
  titleShelf('LOTUS', 36_000, 'LIVE')`
    1 lotus on:calm-small-baccarat | Lotus Baccarat | บาคาร่าดอกบัว | Bacará de loto | Bacará de lótus
    2 wheel on:calm-quick-roulette | Pond Roulette | รูเล็ตสระบัว | Ruleta del estanque | Roleta do lago
    4 dice on:even-low-sic-bo | Ripple Sic Bo | ไฮโลระลอกน้ำ | Sic bo de las ondas | Sic bo das ondas`,
  titleShelf('OG', 37_000, 'LIVE')`
    1 wheel on:even-high-roulette | Opal Roulette | รูเล็ตโอปอล | Ruleta de ópalo | Roleta de opala
    2 ace on:brisk-high-baccarat | Opal Baccarat | บาคาร่าโอปอล | Bacará de ópalo | Bacará de opala
    4 dome on:even-high-sic-bo | Opal Sic Bo | ไฮโลโอปอล | Sic bo de ópalo | Sic bo de opala
    5 tiger on:even-high-dragon-tiger | Dragon Tiger Opal | เสือมังกรโอปอล | Dragón tigre de ópalo | Dragão tigre de opala`,
  titleShelf('PT', 38_000, 'LIVE')`
    1 lantern on:brisk-small-baccarat | Lantern Baccarat | บาคาร่าโรงโคม | Bacará de los faroles | Bacará das lanternas
    2 wheel on:brisk-quick-roulette | Lantern Roulette | รูเล็ตโรงโคม | Ruleta de los faroles | Roleta das lanternas`,
  titleShelf('TGP', 39_000, 'LIVE')`
    1 dome teak-house-sic-bo | Teak House Sic Bo | ไฮโลเรือนสัก | Sic bo de la casa de teca | Sic bo da casa de teca
    2 cards on:even-low-baccarat | Pavilion Baccarat | บาคาร่าศาลาไทย | Bacará del pabellón | Bacará do pavilhão
    3 dice on:even-small-hoo-hey-how | Fish Prawn Crab | น้ำเต้าปูปลา | Pez, gamba y cangrejo | Peixe, camarão e caranguejo
    5 wheel teak-roulette | Teak Roulette | รูเล็ตไม้สัก | Ruleta de teca | Roleta de teca
    6 tiger dragon-tiger-teak | Dragon Tiger Teak | เสือมังกรศาลาสัก | Dragón tigre de teca | Dragão tigre de teca`,
];
