import { type TitleShelf, titleShelf } from './title-shelf.ts';

/** Titles of the studios that tell of metal, silk, fire, fruit and fairs. */
export const TITLES_OF_FIRE: readonly TitleShelf[] = [
  titleShelf('MG', 6_000)`
    1 gong on:kinnari-dance | Copper Gong Rising | ฆ้องทองแดงก้อง | Suena el gong de cobre | Soa o gongo de cobre
    2 coin on:elephant-treasure | Mint of the Nine Kings | โรงกษาปณ์เก้ากษัตริย์ | La ceca de los nueve reyes | A casa da moeda dos nove reis
    3 shield on:tiger-hoard | Bronze Legion | กองทัพสำริด | La legión de bronce | A legião de bronze
    4 bell on:kinnari-dance | Bell Tower Bonanza | หอระฆังพารวย | La bonanza del campanario | A bonança do campanário
    5 rooster on:anansi-tales | Weathercock | ไก่เหล็กชี้ลม | La veleta | O galo do telhado
    6 crown/JP on:pearl-deep | Foundry King Jackpot | ราชาโรงหล่อ แจ็คพอต | Jackpot del rey fundidor | Jackpot do rei fundidor
    7 hourglass on:tiger-hoard | Clockmaker's Secret | ความลับช่างนาฬิกา | El secreto del relojero | O segredo do relojoeiro
    8 elephant on:phoenix-court | Brass Elephant | ช้างทองเหลือง | El elefante de latón | O elefante de latão
    9 trophy on:elephant-treasure | Champion's Anvil | ทั่งแชมเปี้ยน | El yunque del campeón | A bigorna do campeão
    10 chips/VP on:jacks-or-better | Copper Kings Poker | โป๊กเกอร์คิงทองแดง | Póquer de reyes de cobre | Pôquer dos reis de cobre
    11 sun on:phoenix-court | Solar Furnace | เตาหลอมสุริยะ | El horno solar | A fornalha solar
    12 naga on:phoenix-court | Iron Serpent | อสรพิษเหล็ก | La serpiente de hierro | A serpente de ferro
    13 wheel/TG on:roulette | Coppersmith Roulette | รูเล็ตช่างทองแดง | Ruleta del calderero | Roleta do caldeireiro
    14 lantern on:lantern-night | Tin Lantern Lane | ตรอกโคมสังกะสี | El callejón de hojalata | A viela das lanternas de lata
    15 ticket/SC on:night-market | Penny Scratch | ขูดสตางค์แดง | Rasca de un centavo | Raspadinha de um centavo
    16 gem on:coral-palace | Forge of Rubies | เบ้าหลอมทับทิม | La fragua de rubíes | A forja dos rubis
    17 balls/AC on:plinko | Ball Bearing Drop | ลูกปืนหล่นราง | La caída de las bolas | A queda das esferas
    18 coin/TG se-die | Four Coins One Bowl | เซดีสี่เหรียญ | Cuatro monedas y un cuenco | Quatro moedas e uma tigela
    19 tiger tiger-hoard | Hoard of the Tiger | ขุมทรัพย์พยัคฆ์ | El tesoro del tigre | O tesouro do tigre`,
  titleShelf('PG', 13_000)`
    1 dice/AC over-under | Over or Under | สูงหรือต่ำ | Más o menos | Mais ou menos
    2 peacock on:kinnari-dance | Peacock Brocade | ผ้ายกลายนกยูง | El brocado del pavo real | O brocado do pavão
    3 naga on:river-dragon | Silk Dragon | มังกรผ้าไหม | El dragón de seda | O dragão de seda
    4 gem on:lantern-night | Jade Loom | กี่หยก | El telar de jade | O tear de jade
    5 fan on:kinnari-dance | Weaver's Fan | พัดนางทอผ้า | El abanico de la tejedora | O leque da tecelã
    6 butterfly on:lantern-night | Silkworm to Wings | จากดักแด้สู่ปีก | Del gusano a las alas | Do casulo às asas
    7 coin/JP on:treasure-junk | Golden Thread Jackpot | เส้นด้ายทอง แจ็คพอต | Jackpot del hilo de oro | Jackpot do fio de ouro
    8 tiger on:river-dragon | Embroidered Tiger | เสือปักดิ้นทอง | El tigre bordado | O tigre bordado
    9 lotus on:himmapan-forest | Lotus Fibre | ใยบัว | La fibra de loto | A fibra de lótus
    10 parasol on:kinnari-dance | Rainy Day Silks | ไหมวันฝนพรำ | Sedas de lluvia | Sedas de chuva
    11 ace/VP tens-and-up | Silk Road Poker | โป๊กเกอร์เส้นทางสายไหม | Póquer de la ruta de la seda | Pôquer da rota da seda
    12 rabbit on:himmapan-forest | Jade Rabbit's Mortar | ครกกระต่ายหยก | El mortero del conejo de jade | O pilão do coelho de jade
    13 crown on:lamp-of-wishes | Empress Wardrobe | ห้องทรงจักรพรรดินี | El vestidor de la emperatriz | O guarda-roupa da imperatriz
    14 cat on:moon-rabbit | Cat and Spool | แมวกับหลอดด้าย | El gato y el carrete | O gato e o carretel
    15 dome/TG sic-bo | Mulberry Sic Bo | ไฮโลสวนหม่อน | Sic bo de la morera | Sic bo da amoreira
    16 ticket/SC on:kite-lines | Ribbon Scratch | ขูดริบบิ้น | Rasca la cinta | Raspe a fita
    17 phoenix on:river-dragon | Phoenix Pattern | ลายหงส์ฟ้า | El bordado del fénix | O bordado da fênix
    18 mask on:kinnari-dance | Mask Weaver | ช่างทอหน้ากาก | El tejedor de máscaras | O tecelão de máscaras`,
  titleShelf('EG2', 14_000)`
    1 chili on:songkran-splash | Ember Chili | พริกถ่านแดง | Chile al rojo vivo | Pimenta em brasa
    2 phoenix phoenix-court | Phoenix Ascending | หงส์เพลิงผงาด | El ascenso del fénix | A ascensão da fênix
    3 naga on:emerald-naga | Ember Serpent | อสรพิษเพลิง | La serpiente de ascuas | A serpente de brasas
    4 sun on:emerald-naga | Temple of Embers | วิหารถ่านไฟ | El templo de las ascuas | O templo das brasas
    5 lantern on:moon-rabbit | Bonfire Night | คืนกองไฟ | La noche de la hoguera | A noite da fogueira
    6 orb/JP on:pearl-deep | Meteor Jackpot | อุกกาบาต แจ็คพอต | Jackpot del meteoro | Jackpot do meteoro
    7 fox on:baba-yaga | Ash Fox | จิ้งจอกเถ้าถ่าน | El zorro de ceniza | A raposa de cinzas
    8 potion on:coral-palace | Dragon's Breath Brew | ยาต้มลมมังกร | Brebaje de dragón | Poção do dragão
    9 chili on:baba-yaga | Salsa Caliente | ซัลซ่าร้อนแรง | Salsa caliente | Salsa caliente
    10 gem on:emerald-naga | Lava Rubies | ทับทิมลาวา | Rubíes de lava | Rubis de lava
    11 chips/VP wild-deuces | Red Hot Deuces | ไพ่สองร้อนฉ่า | Doses al rojo | Duques em brasa
    12 rooster on:floating-market | Firecrest Rooster | ไก่หงอนไฟ | El gallo de cresta de fuego | O galo de crista de fogo
    13 clover on:lotus-pond | Autumn Clover | โคลเวอร์ใบไม้ร่วง | El trébol de otoño | O trevo de outono
    14 wheel/TG on:roulette | Ring of Fire Roulette | รูเล็ตวงแหวนไฟ | Ruleta del anillo de fuego | Roleta do anel de fogo
    15 rocket/AC on:limbo | Firework Fuse | ชนวนพลุ | La mecha del cohete | O pavio do foguete
    16 ticket/SC on:lotus-trio | Matchbox Scratch | ขูดกล่องไม้ขีด | Rasca la caja de cerillas | Raspe a caixa de fósforos
    17 tiger on:baba-yaga | Maple Tiger | เสือใบเมเปิล | El tigre del arce | O tigre do bordo
    18 owl baba-yaga | The Hut of Baba Yaga | กระท่อมบาบายากา | La cabaña de Baba Yagá | A cabana de Baba Yaga`,
  titleShelf('JDB', 15_000)`
    1 rocket on:lantern-night | Tin Rocket | จรวดสังกะสี | El cohete de hojalata | O foguete de lata
    2 drum on:kinnari-dance | Parade Drum | กลองพาเหรด | El tambor del desfile | O tambor do desfile
    3 elephant on:himmapan-forest | Circus Elephant | ช้างละครสัตว์ | El elefante del circo | O elefante do circo
    4 ball on:songkran-splash | Goal of the Century | ประตูแห่งศตวรรษ | El gol del siglo | O gol do século
    5 pad on:lantern-night | Retro Heroes | ฮีโร่ยุคเก่า | Héroes de antaño | Heróis retrô
    6 trophy/JP on:treasure-junk | Grand Parade Jackpot | มหาพาเหรด แจ็คพอต | Jackpot del gran desfile | Jackpot do grande desfile
    7 rooster on:songkran-splash | Wind-Up Rooster | ไก่ไขลาน | El gallo de cuerda | O galo de corda
    8 mask on:anansi-tales | Carnival of Faces | คาร์นิวัลพันหน้า | El carnaval de las caras | O carnaval dos rostos
    9 ship on:tiger-hoard | Bathtub Armada | กองเรือในอ่าง | La armada de la bañera | A armada da banheira
    10 ace/VP on:tens-and-up | Toybox Poker | โป๊กเกอร์กล่องของเล่น | Póquer del juguetero | Pôquer da caixa de brinquedos
    11 cat on:songkran-splash | Clockwork Cat | แมวไขลาน | El gato de cuerda | O gato de corda
    12 wheel/TG on:roulette | Carousel Roulette | รูเล็ตม้าหมุน | Ruleta del carrusel | Roleta do carrossel
    13 balls/AC on:plinko | Marble Run | รางลูกแก้ว | La carrera de canicas | A corrida de bolinhas
    14 shield on:baba-yaga | Tin Soldiers | ทหารดีบุก | Los soldaditos de plomo | Os soldadinhos de chumbo
    15 drum/SC on:night-market | Marching Beats | จังหวะพาเหรด | El ritmo del desfile | O ritmo do desfile
    16 hourglass on:lamp-of-wishes | Attic Treasures | สมบัติห้องใต้หลังคา | Tesoros del desván | Tesouros do sótão
    17 rocket/AC on:rocket | Countdown Crash | นับถอยหลังทะยานฟ้า | Cuenta atrás | Contagem regressiva`,
  titleShelf('FC', 16_000)`
    1 fruit on:lotus-pond | Fruit Wharf | ท่าผลไม้ | El muelle de las frutas | O cais das frutas
    2 mangosteen on:lotus-pond | Queen Mangosteen | ราชินีมังคุด | La reina mangostán | A rainha mangostim
    3 chili on:floating-market | Mango and Chili | มะม่วงพริกเกลือ | Mango con chile | Manga com pimenta
    4 pineapple on:floating-market | Pineapple Express | สับปะรดด่วนพิเศษ | El expreso de la piña | O expresso do abacaxi
    5 bell on:moon-rabbit | Cherry Bells | เชอร์รี่กับกระดิ่ง | Cerezas y campanas | Cerejas e sinos
    6 fruit/JP on:pearl-deep | Triple Cherry Jackpot | เชอร์รี่สามลูก แจ็คพอต | Jackpot de tres cerezas | Jackpot das três cerejas
    7 clover on:floating-market | Orchard Luck | สวนผลไม้นำโชค | La suerte del huerto | A sorte do pomar
    8 pineapple on:songkran-splash | Pineapple Crown | มงกุฎสับปะรด | La corona de piña | A coroa de abacaxi
    9 ship floating-market | Floating Market | ตลาดน้ำ | El mercado flotante | O mercado flutuante
    10 cards/VP on:jacks-or-better | Fruit Basket Poker | โป๊กเกอร์ตะกร้าผลไม้ | Póquer de la cesta | Pôquer da cesta de frutas
    11 mangosteen on:songkran-splash | Durian King | ราชาทุเรียน | El rey durián | O rei durião
    12 crab on:floating-market | Crab and Papaya | ปูกับส้มตำ | Cangrejo y papaya | Caranguejo e mamão
    13 ticket/SC on:kite-lines | Lychee Scratch | ขูดลิ้นจี่ | Rasca el lichi | Raspe a lichia
    14 fruit on:floating-market | Watermelon Wave | คลื่นแตงโม | La ola de sandía | A onda de melancia
    15 dice/TG on:sic-bo | Market Stall Dice | ลูกเต๋าแผงตลาด | Dados del puesto | Dados da barraca
    16 cat on:anansi-tales | Fruit Seller's Cat | แมวแม่ค้าผลไม้ | El gato de la frutera | O gato da feirante
    17 balls/AC on:plinko | Juicy Drop | หย่อนผลไม้ฉ่ำ | Caída jugosa | Queda suculenta
    18 crab/TG hoo-hey-how | Gourd Crab Fish | น้ำเต้าปูปลาท่าผลไม้ | Calabaza, cangrejo y pez | Cabaça, caranguejo e peixe`,
  titleShelf('BGS', 18_000)`
    1 beetle on:lamp-of-wishes | Brass Beetle | แมลงทองเหลือง | El escarabajo de latón | O besouro de latão
    2 gem on:lotus-pond | Jewel Hunter | นักล่าอัญมณี | El cazador de joyas | O caçador de joias
    3 sun on:songkran-splash | Eye of the Desert | ดวงตาแห่งทะเลทราย | El ojo del desierto | O olho do deserto
    4 hourglass on:moon-rabbit | Tomb of Ten Thousand Hours | สุสานหมื่นชั่วโมง | La tumba de las diez mil horas | A tumba das dez mil horas
    5 tiger on:himmapan-forest | Panther Ruins | ซากเมืองเสือดำ | Las ruinas de la pantera | As ruínas da pantera
    6 beetle/JP on:treasure-junk | Scarab Jackpot | แมลงสคารับ แจ็คพอต | Jackpot del escarabajo | Jackpot do escaravelho
    7 chest on:elephant-treasure | Jungle Vault | กรุสมบัติกลางป่า | La bóveda de la selva | O cofre da selva
    8 naga on:phoenix-court | Temple Python | งูเหลือมเฝ้าวิหาร | La pitón del templo | A píton do templo
    9 butterfly on:moon-rabbit | Morpho Blue | ผีเสื้อฟ้ามอร์โฟ | La morfo azul | A morfo azul
    10 chips/VP on:tens-and-up | Explorer's Poker | โป๊กเกอร์นักสำรวจ | Póquer del explorador | Pôquer do explorador
    11 crown on:river-dragon | Pharaoh's Garden | อุทยานฟาโรห์ | El jardín del faraón | O jardim do faraó
    12 cat on:kinnari-dance | Temple Cat | แมวเฝ้าวิหาร | La gata del templo | A gata do templo
    13 potion on:anansi-tales | Amber Alchemist | นักเล่นแร่อำพัน | El alquimista del ámbar | O alquimista do âmbar
    14 wheel/TG on:roulette | Compass Roulette | รูเล็ตเข็มทิศ | Ruleta de la brújula | Roleta da bússola
    15 gem/AC mines | Gem Mines | เหมืองพลอย | Las minas de gemas | As minas de gemas
    16 ticket/SC on:lotus-trio | Papyrus Scratch | ขูดปาปิรุส | Rasca el papiro | Raspe o papiro
    17 owl on:himmapan-forest | Canopy Owl | นกฮูกยอดไม้ | El búho de la copa | A coruja da copa
    18 drum anansi-tales | Tales of Anansi | นิทานอนันซี | Cuentos de Anansi | Contos de Anansi`,
];
