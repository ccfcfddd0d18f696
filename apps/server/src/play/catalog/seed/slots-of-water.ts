import { type Shelf, shelf } from './shelf.ts';

/** Slots of the studios that tell of the sea, the shore, the sky and the night. */
export const SLOTS_OF_WATER: readonly Shelf[] = [
  shelf('RNG', 'CQ9', 3_000)`
    1 potion | Ninth Elixir | น้ำยาวิเศษขวดที่เก้า | El noveno elixir | O nono elixir
    2 coin | Nine Coins in a Row | เก้าเหรียญเรียงแถว | Nueve monedas en fila | Nove moedas em fila
    3 naga river-dragon | Nine-Bend Dragon | มังกรเก้าโค้ง | El dragón de nueve curvas | O dragão de nove curvas
    4 fox | Fox of Nine Tails | จิ้งจอกเก้าหาง | El zorro de nueve colas | A raposa de nove caudas
    5 crown/JP | Nine Crowns Jackpot | เก้ามงกุฎ แจ็คพอต | Jackpot de las nueve coronas | Jackpot das nove coroas
    6 cat | Cat with Nine Lives | แมวเก้าชีวิต | El gato de nueve vidas | O gato de nove vidas
    7 hourglass | Nine Minutes to Dawn | เก้านาทีก่อนรุ่ง | Nueve minutos para el alba | Nove minutos para a aurora
    8 gem | Ninefold Diamond | เพชรเก้าเหลี่ยม | El diamante de nueve caras | O diamante de nove faces
    9 chips/VP | Nines or Better | ไพ่เก้าขึ้นไป | Nueves o mejor | Noves ou melhor
    10 owl | Professor Owl's Library | หอสมุดศาสตราจารย์ฮูก | La biblioteca del profesor búho | A biblioteca do professor coruja
    11 lotus | Nine Petals | บัวเก้ากลีบ | Nueve pétalos | Nove pétalas
    12 cards/TG baccarat | Lucky Nine Baccarat | บาคาร่าเก้านำโชค | Bacará nueve de la suerte | Bacará nove da sorte
    13 balls/AC | Nine Pegs | เก้าหมุดหล่นโชค | Nueve clavijas | Nove pinos
    14 lantern | Ninth Night Festival | เทศกาลคืนที่เก้า | La fiesta de la novena noche | A festa da nona noite
    15 shield | Nine Swords | เก้ากระบี่ | Las nueve espadas | As nove espadas
    16 ticket/SC | Nine-Square Scratch | ขูดเก้าช่อง | Rasca de nueve casillas | Raspadinha de nove casas
    17 orb | Astrologer's Orb | ลูกแก้วโหราจารย์ | El orbe del astrólogo | O orbe do astrólogo`,
  shelf('RNG', 'MGS', 7_000)`
    1 octopus | Kraken's Parlour | ห้องรับแขกคราเคน | El salón del kraken | O salão do kraken
    2 shell | Pearl Divers | นักดำน้ำหามุก | Los buscadores de perlas | Os mergulhadores de pérolas
    3 crab | Coral Crab Cash | ปูปะการังเงินล้าน | El cangrejo de coral | O caranguejo de coral
    4 manta | Manta Ballet | ระบำกระเบนราหู | El ballet de las mantas | O balé das mantas
    5 chest/JP | Deep Vault Jackpot | หีบก้นสมุทร แจ็คพอต | Jackpot de la bóveda profunda | Jackpot do cofre profundo
    6 turtle | Old Man Reef | ปู่เต่าเจ้าแนวปะการัง | El viejo del arrecife | O velho do recife
    7 jelly | Jellyfish Lanterns | โคมแมงกะพรุน | Faroles medusa | Lanternas água-viva
    8 anchor | Wreck of the Marigold | ซากเรือดาวเรือง | El naufragio del Caléndula | O naufrágio do Calêndula
    9 ship | Whale Road | เส้นทางวาฬ | La ruta de las ballenas | A rota das baleias
    10 koi | Sunken Shrine Koi | ปลาคาร์ปศาลใต้น้ำ | El koi del santuario hundido | O koi do santuário submerso
    11 gem | Tide Sapphires | ไพลินน้ำขึ้น | Zafiros de la marea | Safiras da maré
    12 cards/VP | Harbour Poker | โป๊กเกอร์ท่าเรือ | Póquer del puerto | Pôquer do porto
    13 octopus | Eight Arms of Plenty | แปดหนวดพารวย | Ocho brazos de abundancia | Oito braços de fartura
    14 shell/SC | Oyster Scratch | ขูดหอยหาไข่มุก | Rasca la ostra | Raspe a ostra
    15 wheel/TG | Captain's Wheel | พังงากัปตัน | El timón del capitán | O leme do capitão
    16 crown | Queen of the Trench | ราชินีหุบเหวสมุทร | La reina de la fosa | A rainha da fossa
    17 rocket/AC | Bathyscaphe | ดำดิ่งสุดสมุทร | El batiscafo | O batiscafo
    18 cards/TG blackjack | Harbour Blackjack | แบล็คแจ็คท่าเรือ | Blackjack del puerto | Blackjack do porto
    19 ship/JP treasure-junk | Treasure Junk Jackpot | สำเภาสมบัติ แจ็คพอต | Jackpot del junco del tesoro | Jackpot do junco do tesouro`,
  shelf('RNG', 'PNG', 8_000)`
    1 kite | Kite Row Races | ศึกว่าวติดลม | Carrera de cometas | Corrida de pipas
    2 rocket | Cloud Courier | ไปรษณีย์เหนือเมฆ | El cartero de las nubes | O carteiro das nuvens
    3 sun | Sun Chaser | ไล่ตะวัน | El cazador del sol | O caçador do sol
    4 orb | Storm in a Jar | พายุในขวดโหล | Una tormenta en un frasco | Uma tempestade num pote
    5 peacock | Phoenix Updraft | หงส์เพลิงเหนือลม | El vuelo del fénix | O voo da fênix
    6 bell/JP | Sky Bell Jackpot | ระฆังฟ้า แจ็คพอต | Jackpot de la campana del cielo | Jackpot do sino do céu
    7 butterfly | Paper Wings | ปีกกระดาษ | Alas de papel | Asas de papel
    8 rabbit | Cloud Hare | กระต่ายก้อนเมฆ | La liebre de las nubes | A lebre das nuvens
    9 kite | Dragon Kite Festival | เทศกาลว่าวมังกร | La fiesta de la cometa dragón | A festa da pipa dragão
    10 owl | Night Mail | จดหมายยามค่ำ | Correo nocturno | Correio noturno
    11 chips/VP | Jetstream Jacks | แจ็คเหนือลม | Jotas en la corriente | Valetes na corrente
    12 parasol | Umbrella Flight | ร่มเหาะ | El vuelo de los paraguas | O voo dos guarda-chuvas
    13 gong | Thunder Mountain | ภูเขาฟ้าร้อง | La montaña del trueno | A montanha do trovão
    14 kite/SC kite-lines | Skyline Scratch | ขูดขอบฟ้า | Rasca el horizonte | Raspe o horizonte
    15 coin | Silver Linings | ขอบเมฆสีเงิน | Bordes de plata | Bordas de prata
    16 dome/TG | Windmill Sic Bo | ไฮโลกังหันลม | Sic bo del molino | Sic bo do moinho
    17 rocket/AC limbo | Balloon Climb | บอลลูนไต่ฟ้า | El ascenso del globo | A subida do balão
    18 cards/TG baccarat-super-six | Super Six Baccarat | บาคาร่าซูเปอร์ซิกซ์ | Bacará Súper Seis | Bacará Super Seis`,
  shelf('RNG', 'WD', 12_000)`
    1 parasol | Palm Beach Parade | พาเหรดหาดต้นตาล | El desfile de la playa | O desfile da praia
    2 crab | Hermit Crab Hotel | โรงแรมปูเสฉวน | El hotel del ermitaño | O hotel do eremita
    3 fruit | Coconut Cooler | มะพร้าวเย็นเจี๊ยบ | Coco bien frío | Coco bem gelado
    4 turtle | Turtle Bay Treasure | สมบัติอ่าวเต่า | El tesoro de bahía tortuga | O tesouro da baía tartaruga
    5 sun | Golden Hour | ชั่วโมงทอง | La hora dorada | A hora dourada
    6 ship | Longtail Rush | เรือหางยาวซิ่ง | La lancha de cola larga | A lancha de cauda longa
    7 mangosteen/JP | Tropic Jackpot | ทรอปิก แจ็คพอต | Jackpot tropical | Jackpot tropical
    8 shell | Sea Shell Sonata | โซนาต้าเปลือกหอย | Sonata de caracolas | Sonata de conchas
    9 anchor | Pirate's Pier | ท่าเรือโจรสลัด | El muelle del pirata | O píer do pirata
    10 butterfly | Hibiscus Wings | ปีกชบา | Alas de hibisco | Asas de hibisco
    11 chips/VP | Deckchair Poker | โป๊กเกอร์เก้าอี้ผ้าใบ | Póquer de tumbona | Pôquer de espreguiçadeira
    12 jelly | Lagoon Glow | ทะเลเรืองแสง | El brillo de la laguna | O brilho da lagoa
    13 chili | Beach Barbecue | ปิ้งย่างริมหาด | Barbacoa en la playa | Churrasco na praia
    14 ticket/SC | Flip-Flop Scratch | ขูดรองเท้าแตะ | Rasca la chancla | Raspe o chinelo
    15 tiger | Jungle Hammock | เปลกลางป่า | La hamaca de la selva | A rede da selva
    16 wheel/TG | Sunset Roulette | รูเล็ตอาทิตย์อัสดง | Ruleta del atardecer | Roleta do pôr do sol
    17 balls/AC | Coconut Drop | มะพร้าวหล่น | La caída de cocos | A queda dos cocos`,
  shelf('RNG', 'JL', 17_000)`
    1 bell | Sunken Bell | ระฆังใต้น้ำ | La campana hundida | O sino submerso
    2 chest | Drowned King's Chest | หีบราชาใต้บาดาล | El cofre del rey ahogado | O baú do rei afogado
    3 anchor | Anchor and Rose | สมอกับกุหลาบ | El ancla y la rosa | A âncora e a rosa
    4 octopus | Ink and Gold | หมึกกับทอง | Tinta y oro | Tinta e ouro
    5 koi | Carp Gate | ประตูปลาหลีฮื้อ | La puerta de la carpa | O portão da carpa
    6 shell/JP pearl-deep | Storm Pearl Jackpot | ไข่มุกพายุ แจ็คพอต | Jackpot de la perla de tormenta | Jackpot da pérola da tormenta
    7 ship | Ghost Junk | สำเภาผี | El junco fantasma | O junco fantasma
    8 manta | Eclipse Manta | ราหูอมจันทร์ | La manta del eclipse | A manta do eclipse
    9 coin | Doubloon Tide | น้ำพาเหรียญทอง | La marea de doblones | A maré de dobrões
    10 crown coral-palace | Atlantis Regalia | เครื่องราชย์แอตแลนติส | Las galas de la Atlántida | As joias da Atlântida
    11 lantern | Lighthouse Keeper | คนเฝ้าประภาคาร | El farero | O faroleiro
    12 ace/VP | Sailor's Deuces | ไพ่สองของกะลาสี | Los doses del marinero | Os duques do marinheiro
    13 potion | Message in a Bottle | จดหมายในขวดแก้ว | Mensaje en una botella | Mensagem na garrafa
    14 crab | Claw and Order | ก้ามปูผู้พิทักษ์ | La ley de la pinza | A lei da pinça
    15 dice/TG | Quarterdeck Craps | ลูกเต๋าดาดฟ้าเรือ | Craps en cubierta | Craps no convés
    16 ticket/SC | Treasure Map Scratch | ขูดลายแทงสมบัติ | Rasca el mapa del tesoro | Raspe o mapa do tesouro
    17 jelly | Medusa's Garden | สวนแมงกะพรุน | El jardín de medusas | O jardim das medusas`,
  shelf('RNG', 'PT', 9_000)`
    1 lantern | Lantern Street | ถนนสายโคม | La calle de los faroles | A rua das lanternas
    2 cat | Night Market Cat | แมวตลาดกลางคืน | El gato del mercado nocturno | O gato do mercado noturno
    3 fox | Masked Parade | ขบวนหน้ากาก | El desfile de máscaras | O desfile de máscaras
    4 gong | Lion Dance Drums | กลองเชิดสิงโต | Los tambores del león | Os tambores do leão
    5 fruit | Neon Fruit Cart | รถเข็นผลไม้นีออน | El carrito de neón | O carrinho de neon
    6 gem/JP | Ruby Lantern Jackpot | โคมทับทิม แจ็คพอต | Jackpot del farol rubí | Jackpot da lanterna rubi
    7 rocket | Firework Factory | โรงงานพลุ | La fábrica de fuegos | A fábrica de fogos
    8 mahjong/TG | Rooftop Mahjong | ไพ่นกกระจอกบนดาดฟ้า | Mahjong en la azotea | Mahjong no terraço
    9 bell | Tuk-Tuk Bell | กระดิ่งตุ๊กตุ๊ก | La campanilla del tuk-tuk | O sino do tuk-tuk
    10 owl | Midnight Library | ห้องสมุดเที่ยงคืน | La biblioteca de medianoche | A biblioteca da meia-noite
    11 chips/VP | Lamplight Jacks | แจ็คใต้แสงโคม | Jotas a la luz del farol | Valetes à luz do lampião
    12 lotus | Loy Krathong Wishes | ลอยกระทงขอพร | Deseos sobre el agua | Desejos sobre as águas
    13 pad/AC | Arcade Alley | ตรอกตู้เกม | El callejón de las máquinas | O beco dos fliperamas
    14 fan | Shadow Theatre | โรงหนังตะลุง | El teatro de sombras | O teatro de sombras
    15 ticket/SC night-market | Fairground Scratch | ขูดงานวัด | Rasca de feria | Raspadinha da quermesse
    16 chili | Wok on Fire | กระทะไฟลุก | El wok en llamas | O wok em chamas
    17 rabbit | Lantern Riddle Rabbit | กระต่ายทายโคม | El conejo de los acertijos | O coelho das charadas
    18 lantern/AC keno | Lantern Keno | คีโนโคมไฟ | Keno de los faroles | Keno das lanternas
    19 parasol songkran-splash | Songkran Splash | สงกรานต์สาดสุข | Chapuzón de Songkran | Mergulho de Songkran`,
];
