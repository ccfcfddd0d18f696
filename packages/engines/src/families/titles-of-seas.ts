import { type TitleShelf, titleShelf } from './title-shelf.ts';

/** Seas with fish: a variation has the fish, odds and water of its own. */
export const TITLES_OF_SEAS: readonly TitleShelf[] = [
  titleShelf('AG', 21_000, 'FISH')`
    1 koi on:reef-patrol | Golden Koi Hunt | ล่าปลาคาร์ปทอง | La caza del koi dorado | A caça ao koi dourado
    2 manta on:reef-patrol | Manta Bay | อ่าวกระเบน | La bahía de las mantas | A baía das mantas
    3 turtle reef-patrol | Reef Patrol | หน่วยลาดตระเวนปะการัง | La patrulla del arrecife | A patrulha do recife
    4 crab on:reef-patrol | Crab Rush | ปูวิ่งกรู | La carrera de cangrejos | A corrida dos caranguejos
    5 octopus on:kraken-night | Octopus Alley | ตรอกหมึกยักษ์ | El callejón del pulpo | O beco do polvo`,
  titleShelf('BBIN', 22_000, 'FISH')`
    1 turtle on:reef-patrol | Bamboo Inlet Angler | นักตกปลาอ่าวไผ่ | El pescador del bambú | O pescador do bambu
    2 koi on:reef-patrol | Carp Cannon | ปืนใหญ่ปลาคาร์ป | El cañón de carpas | O canhão de carpas
    3 shell on:reef-patrol | Pearl Shooter | ยิงหอยชิงมุก | El tirador de perlas | O atirador de pérolas
    4 jelly on:kraken-night | Glowing Tide | น้ำทะเลเรืองแสง | La marea luminosa | A maré luminosa
    5 ship on:reef-patrol | River Guns | ปืนเรือลุ่มน้ำ | Los cañones del río | Os canhões do rio`,
  titleShelf('CQ9', 23_000, 'FISH')`
    1 octopus on:kraken-night | Nine-Armed Boss | บอสหมึกเก้าหนวด | El jefe de nueve brazos | O chefe de nove braços
    2 crab on:reef-patrol | Lobster Lagoon | ทะเลสาบล็อบสเตอร์ | La laguna de la langosta | A lagoa da lagosta
    3 naga on:kraken-night | Sea Dragon Siege | ศึกมังกรทะเล | El asedio del dragón marino | O cerco do dragão marinho
    4 manta on:kraken-night | Shadow Ray | เงากระเบน | La raya de las sombras | A raia das sombras
    5 chest on:kraken-night | Chest of the Deep | หีบใต้สมุทร | El cofre del abismo | O baú do abismo`,
  titleShelf('GG', 24_000, 'FISH')`
    1 koi on:reef-patrol | Paper Carp Pond | บ่อปลากระดาษ | El estanque de carpas de papel | O lago das carpas de papel
    2 crab on:reef-patrol | Crab Market | ตลาดปู | El mercado de cangrejos | O mercado de caranguejos
    3 tiger on:kraken-night | Tiger Shark Alarm | เตือนภัยฉลามเสือ | Alerta de tiburón tigre | Alerta de tubarão-tigre
    4 jelly on:kraken-night | Lantern Jellies | แมงกะพรุนโคมไฟ | Medusas farol | Medusas lanterna
    5 anchor on:reef-patrol | Harbour Hunters | นักล่าหน้าท่า | Los cazadores del puerto | Os caçadores do porto`,
  titleShelf('PT', 25_000, 'FISH')`
    1 lantern on:kraken-night | Lantern Fishing | ไดหมึกยามค่ำ | Pesca con farol | Pesca com lampião
    2 octopus kraken-night | Kraken Night | คืนคราเคน | La noche del kraken | A noite do kraken
    3 turtle on:reef-patrol | Turtle Convoy | ขบวนเต่าทะเล | El convoy de tortugas | O comboio das tartarugas
    4 shell on:kraken-night | Clam Castle | ปราสาทหอยมือเสือ | El castillo de la almeja | O castelo da ostra
    5 manta on:reef-patrol | Silver Shoal | ฝูงปลาเงิน | El banco de plata | O cardume de prata`,
  titleShelf('RTG', 26_000, 'FISH')`
    1 crab on:reef-patrol | Saffron Crab | ปูหญ้าฝรั่น | El cangrejo azafrán | O caranguejo açafrão
    2 koi on:reef-patrol | Palace Pond | สระในวัง | El estanque del palacio | O lago do palácio
    3 crown on:reef-patrol | King of the Reef | ราชาแนวปะการัง | El rey del arrecife | O rei do recife
    4 ship on:kraken-night | Harpoon Captain | กัปตันฉมวก | El capitán del arpón | O capitão do arpão
    5 jelly on:kraken-night | Violet Current | กระแสน้ำสีม่วง | La corriente violeta | A corrente violeta`,
];
