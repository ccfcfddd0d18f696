import { type TitleShelf, titleShelf } from './title-shelf.ts';

/** Titles of the studios that tell of temples, rivers, gardens and paper. */
export const TITLES_OF_LAND: readonly TitleShelf[] = [
  titleShelf('AE', 1_000)`
    1 naga emerald-naga | Naga of the Five Rivers | พญานาคห้าสายน้ำ | La naga de los cinco ríos | A naga dos cinco rios
    2 elephant on:himmapan-forest | White Elephant Court | ราชสำนักช้างเผือก | La corte del elefante blanco | A corte do elefante branco
    3 chedi on:emerald-naga | Hidden Stupa | เจดีย์ลับแล | La estupa escondida | A estupa escondida
    4 crown on:phoenix-court | Crown of Ayothaya | มงกุฎอโยธยา | La corona de Ayothaya | A coroa de Ayothaya
    5 gong/JP on:treasure-junk | Thunder Gong Jackpot | ฆ้องฟ้าคำราม แจ็คพอต | Jackpot del gong del trueno | Jackpot do gongo do trovão
    6 naga on:river-dragon | Twin Naga Stairs | บันไดนาคคู่ | La escalera de las dos nagas | A escada das duas nagas
    7 lotus on:lotus-pond | Lotus Throne | บัลลังก์บัว | El trono de loto | O trono de lótus
    8 tiger on:anansi-tales | Forest Hermit and Tiger | ฤๅษีกับเสือป่า | El ermitaño y el tigre | O eremita e o tigre
    9 ticket/SC on:night-market | Naga Egg Scratch | ขูดไข่นาค | Rasca el huevo de naga | Raspe o ovo de naga
    10 shield on:baba-yaga | Guardians of the Gate | ยักษ์เฝ้าประตู | Los guardianes de la puerta | Os guardiões do portão
    11 orb on:coral-palace | Fireball of the Mekong | บั้งไฟพญานาค | La bola de fuego del Mekong | A bola de fogo do Mekong
    12 chips/VP on:jacks-or-better | Royal Court Poker | โป๊กเกอร์ราชสำนัก | Póquer de la corte real | Pôquer da corte real
    13 peacock kinnari-dance | Kinnari's Feather | ขนนกกินรี | La pluma de la kinnari | A pena da kinnari
    14 sun on:phoenix-court | City of the Risen Sun | นครตะวันเบิกฟ้า | La ciudad del sol naciente | A cidade do sol nascente
    15 gem on:lotus-pond | Emerald Hermitage | อาศรมมรกต | La ermita esmeralda | O eremitério esmeralda
    16 fox himmapan-forest | Himmaphan Spirits | ภูตหิมพานต์ | Espíritus de Himmaphan | Espíritos de Himmaphan
    17 dice/TG on:sic-bo | Temple Fair Dice | ลูกเต๋างานวัด | Dados de la feria | Dados da quermesse
    18 bell/AC lucky-keno | Temple Bell Keno | คีโนระฆังวัด | Keno de la campana | Keno do sino`,
  titleShelf('AG', 2_000)`
    1 koi on:lotus-pond | Koi over the Falls | ปลาคาร์ปข้ามน้ำตก | El koi sobre la cascada | O koi sobre a cascata
    2 turtle on:himmapan-forest | Turtle Island Riches | สมบัติเกาะเต่า | Riquezas de la isla tortuga | Riquezas da ilha tartaruga
    3 peacock on:phoenix-court | Blue Heron Reeds | กระสาฟ้าในดงกก | La garza azul del juncal | A garça azul do juncal
    4 tiger on:river-dragon | Tiger at the Ford | เสือลุยน้ำ | El tigre del vado | O tigre do vau
    5 lotus lotus-pond | Lily Pond at Noon | สระบัวยามเที่ยง | El estanque al mediodía | A lagoa ao meio-dia
    6 ship on:emerald-naga | Upriver Trader | พ่อค้าทวนน้ำ | El mercader río arriba | O mercador rio acima
    7 coin/JP on:pearl-deep | River of Gold Jackpot | ธารทองคำ แจ็คพอต | Jackpot del río de oro | Jackpot do rio de ouro
    8 butterfly on:lotus-pond | Butterfly Valley | หุบเขาผีเสื้อ | El valle de las mariposas | O vale das borboletas
    9 owl on:himmapan-forest | Night Owl Lodge | เรือนนกฮูก | La posada del búho | A pousada da coruja
    10 wheel/TG roulette | Riverboat Roulette | รูเล็ตเรือกลไฟ | Ruleta del barco de vapor | Roleta do barco a vapor
    11 rabbit on:moon-rabbit | Reed Hare | กระต่ายดงกก | La liebre del juncal | A lebre do juncal
    12 clover on:floating-market | Four Winds Meadow | ทุ่งหญ้าสี่ลม | La pradera de los cuatro vientos | O prado dos quatro ventos
    13 bell on:floating-market | Ferry Bell | ระฆังเรือข้ามฟาก | La campana del ferry | O sino da balsa
    14 chest on:elephant-treasure | Flood Chest | หีบน้ำหลาก | El cofre de la crecida | O baú da enchente
    15 balls/AC plinko | Pebble Drop | หย่อนกรวด | La caída de guijarros | A queda dos seixos
    16 elephant on:elephant-treasure | Bathing Elephants | ช้างเล่นน้ำ | El baño de los elefantes | O banho dos elefantes
    17 chips/VP jacks-or-better | Heron's Jacks | แจ็คของกระสา | Las jotas de la garza | Os valetes da garça`,
  titleShelf('GG', 4_000)`
    1 tiger on:baba-yaga | Paper Tiger Roars | เสือกระดาษคำราม | Ruge el tigre de papel | Ruge o tigre de papel
    2 fan on:kinnari-dance | Folding Fan Fortune | พัดจีบพารวย | El abanico de la fortuna | O leque da fortuna
    3 lantern lantern-night | Thousand Paper Lanterns | โคมกระดาษพันดวง | Mil farolillos de papel | Mil lanternas de papel
    4 cat on:moon-rabbit | Beckoning Cat Deluxe | แมวกวักทรัพย์ | El gato que llama | O gato que chama
    5 kite on:moon-rabbit | Kite Duel at Sanam Luang | ว่าวสนามหลวง | Duelo de cometas | Duelo de pipas
    6 naga/JP on:treasure-junk | Paper Dragon Jackpot | มังกรกระดาษ แจ็คพอต | Jackpot del dragón de papel | Jackpot do dragão de papel
    7 rooster on:songkran-splash | Origami Rooster | ไก่พับกระดาษ | El gallo de papel | O galo de origami
    8 rabbit on:songkran-splash | Year of the Rabbit | ปีกระต่ายทอง | El año del conejo | O ano do coelho
    9 parasol on:songkran-splash | Bo Sang Parasols | ร่มบ่อสร้าง | Las sombrillas de Bo Sang | As sombrinhas de Bo Sang
    10 ticket/SC on:kite-lines | Lucky Paper Scratch | ขูดกระดาษนำโชค | Rasca de la suerte | Raspadinha da sorte
    11 fox on:anansi-tales | Nine Masks | เก้าหน้ากาก | Las nueve máscaras | As nove máscaras
    13 butterfly on:himmapan-forest | Cut-Paper Wings | ปีกกระดาษฉลุ | Alas de papel picado | Asas de papel recortado
    14 crown on:lamp-of-wishes | Opera Emperor | ฮ่องเต้โรงงิ้ว | El emperador de la ópera | O imperador da ópera
    15 coin on:tiger-hoard | Ingot and Ink | ทองแท่งกับหมึก | Lingote y tinta | Lingote e tinta
    16 cards/VP on:tens-and-up | Ink Brush Poker | โป๊กเกอร์พู่กันจีน | Póquer de pincel y tinta | Pôquer de pincel e tinta
    17 rocket/AC on:rocket | Paper Plane Dash | จรวดกระดาษพุ่งไกล | El avión de papel | O avião de papel
    18 tiger/TG dragon-tiger | Paper Dragon Tiger | เสือมังกรกระดาษ | Dragón y tigre de papel | Dragão e tigre de papel`,
  titleShelf('ISB', 5_000)`
    1 lotus on:kinnari-dance | Midnight Bloom | ดอกไม้เที่ยงคืน | Flor de medianoche | Flor da meia-noite
    2 butterfly on:lantern-night | Orchid and Moth | กล้วยไม้กับผีเสื้อ | La orquídea y la polilla | A orquídea e a mariposa
    3 peacock on:kinnari-dance | Garden of Peacocks | สวนนกยูง | El jardín de los pavos reales | O jardim dos pavões
    4 parasol on:kinnari-dance | Rain in the Orchard | ฝนชะสวน | Lluvia en el huerto | Chuva no pomar
    5 gem on:coral-palace | Dewdrop Diamonds | เพชรน้ำค้าง | Diamantes de rocío | Diamantes de orvalho
    6 clover on:songkran-splash | Greenhouse Luck | เรือนกระจกนำโชค | La suerte del invernadero | A sorte da estufa
    7 ace/VP on:jacks-or-better | Petal Poker | โป๊กเกอร์กลีบดอก | Póquer de pétalos | Pôquer de pétalas
    8 potion on:baba-yaga | Nectar Alchemy | น้ำผึ้งแปรธาตุ | La alquimia del néctar | A alquimia do néctar
    9 rabbit on:himmapan-forest | Hare in the Herbs | กระต่ายสวนสมุนไพร | La liebre entre hierbas | A lebre entre as ervas
    10 wheel/TG on:roulette | Rose Roulette | รูเล็ตกุหลาบ | Ruleta de rosas | Roleta das rosas
    11 fan on:phoenix-court | Silk and Petals | แพรไหมและกลีบดอก | Seda y pétalos | Seda e pétalas
    12 crown/JP on:pearl-deep | Orchid Queen Jackpot | ราชินีกล้วยไม้ แจ็คพอต | Jackpot de la reina orquídea | Jackpot da rainha orquídea
    13 turtle on:elephant-treasure | Mossback's Garden | เต่าหลังมอส | El jardín de la tortuga | O jardim da tartaruga
    14 bell on:kinnari-dance | Wind Chime Terrace | ระเบียงกระดิ่งลม | La terraza de las campanillas | O terraço dos sinos de vento
    15 ticket/SC on:lotus-trio | Seed Packet Scratch | ขูดซองเมล็ดพันธุ์ | Rasca el sobre de semillas | Raspe o envelope de sementes
    16 owl on:baba-yaga | Owl in the Jasmine | นกฮูกในพุ่มมะลิ | El búho en el jazmín | A coruja no jasmim
    17 mangosteen on:floating-market | Nine Fruits of Summer | ผลไม้หน้าร้อนเก้าอย่าง | Nueve frutas del verano | Nove frutas do verão
    18 lotus/SC lotus-trio | Three Lotus Scratch | ขูดบัวสามดอก | Rasca tres lotos | Raspe três lótus`,
  titleShelf('RTG', 10_000)`
    1 chedi on:phoenix-court | Saffron Gate | ประตูหญ้าฝรั่น | La puerta de azafrán | O portão de açafrão
    2 sun on:emerald-naga | Sun Caravan | คาราวานตะวัน | La caravana del sol | A caravana do sol
    3 elephant elephant-treasure | Maharaja's Elephant | ช้างมหาราชา | El elefante del marajá | O elefante do marajá
    4 chili on:songkran-splash | Spice Road | เส้นทางเครื่องเทศ | La ruta de las especias | A rota das especiarias
    5 hourglass on:lamp-of-wishes | Sands of Samarkand | ผืนทรายซามาร์คันด์ | Las arenas de Samarcanda | As areias de Samarcanda
    6 gem/JP on:treasure-junk | Sapphire Palace Jackpot | วังไพลิน แจ็คพอต | Jackpot del palacio de zafiro | Jackpot do palácio de safira
    7 potion on:coral-palace | Genie's Perfume | น้ำหอมยักษ์จินนี่ | El perfume del genio | O perfume do gênio
    8 peacock on:himmapan-forest | Peacock Court | ลานนกยูง | El patio de los pavos reales | O pátio dos pavões
    9 lantern on:kinnari-dance | Bazaar by Lamplight | ตลาดแสงตะเกียง | El bazar a la luz del candil | O bazar à luz de lampião
    10 chips/VP on:tens-and-up | Caravan Poker | โป๊กเกอร์คาราวาน | Póquer de la caravana | Pôquer da caravana
    11 naga on:emerald-naga | Snake Charmer's Flute | ขลุ่ยเรียกงู | La flauta del encantador | A flauta do encantador
    12 crown on:river-dragon | Queen of the Oasis | ราชินีโอเอซิส | La reina del oasis | A rainha do oásis
    13 chest on:tiger-hoard | Forty Locks | หีบสี่สิบแม่กุญแจ | Los cuarenta candados | Os quarenta cadeados
    14 dice/TG on:hoo-hey-how | Caravanserai Dice | ลูกเต๋าที่พักคาราวาน | Dados del caravasar | Dados do caravançarai
    15 tiger on:himmapan-forest | Tiger of the Steppe | เสือแห่งทุ่งกว้าง | El tigre de la estepa | O tigre da estepa
    16 ticket/SC on:night-market | Turmeric Scratch | ขูดขมิ้นทอง | Rasca de cúrcuma | Raspadinha de cúrcuma
    17 rocket/AC on:limbo | Flying Carpet | พรมเหาะ | La alfombra voladora | O tapete voador
    18 fan/TG fan-tan | Saffron Fan Tan | กำถั่วหญ้าฝรั่น | Fan tan de azafrán | Fan tan de açafrão
    19 lantern lamp-of-wishes | Lamp of Wishes | ตะเกียงขอพร | La lámpara de los deseos | A lâmpada dos desejos
    20 cards/VP double-bonus | Saffron Double Bonus | ดับเบิลโบนัสหญ้าฝรั่น | Doble bonus de azafrán | Bônus duplo de açafrão`,
  titleShelf('TTG', 11_000)`
    1 rabbit moon-rabbit | Moon Rabbit | กระต่ายบนดวงจันทร์ | El conejo de la luna | O coelho da lua
    2 orb on:lantern-night | Moonlit Pearl | ไข่มุกแสงจันทร์ | La perla a la luz de la luna | A pérola ao luar
    3 potion on:anansi-tales | Moonjar Elixir | ยาวิเศษโถจันทร์ | El elixir de la luna | O elixir da lua
    4 owl on:moon-rabbit | Watch of the Owl | ยามนกเค้า | La guardia del búho | A vigília da coruja
    5 lantern on:lantern-night | Mid-Autumn Lanterns | โคมไฟไหว้พระจันทร์ | Faroles de otoño | Lanternas de outono
    6 hourglass/JP on:pearl-deep | Last Hour Jackpot | ชั่วโมงสุดท้าย แจ็คพอต | Jackpot de la última hora | Jackpot da última hora
    7 fox on:baba-yaga | Silver Fox Crossing | จิ้งจอกเงินข้ามเขา | El paso del zorro plateado | A travessia da raposa prateada
    8 cat on:songkran-splash | Roof Cat Serenade | แมวบนหลังคา | Serenata del gato | Serenata do gato
    9 lotus on:himmapan-forest | Night Lily | บัวราตรี | El lirio nocturno | O lírio da noite
    10 butterfly on:moon-rabbit | Luna Moths | ผีเสื้อราตรีเงิน | Las polillas luna | As mariposas da lua
    11 ace/VP on:wild-deuces | Moonlight Deuces | ไพ่สองใต้แสงจันทร์ | Doses a la luz de la luna | Duques ao luar
    12 gem on:lantern-night | Star Sapphire | ไพลินดาว | El zafiro estrella | A safira estrela
    13 bell on:moon-rabbit | Midnight Bell | ระฆังเที่ยงคืน | La campana de medianoche | O sino da meia-noite
    14 wheel/AC wheel | Lunar Wheel | กงล้อจันทรา | La rueda lunar | A roda lunar
    15 crown on:elephant-treasure | Prince of Tides | เจ้าชายน้ำขึ้นน้ำลง | El príncipe de las mareas | O príncipe das marés
    16 ticket/SC on:kite-lines | Mooncake Scratch | ขูดขนมไหว้พระจันทร์ | Rasca del pastel de luna | Raspe o bolo da lua
    17 rocket/AC rocket | One Way to the Moon | เที่ยวเดียวสู่ดวงจันทร์ | Solo ida a la luna | Só ida para a lua
    18 ace/AC hilo | Next Card by Moonlight | ไพ่ใบต่อไปใต้แสงจันทร์ | La próxima carta bajo la luna | A próxima carta ao luar
    19 mask/VP joker-kings | Moonlit Joker | โจ๊กเกอร์กลางแสงจันทร์ | El comodín de la luna | O curinga da lua`,
];
