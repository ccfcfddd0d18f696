import { type TitleShelf, titleShelf } from './title-shelf.ts';

/** Hold'em and Pok Deng between players: each title is a club with tables of its own. */
export const TITLES_OF_CARD_ROOMS: readonly TitleShelf[] = [
  titleShelf('KX', 41_000, 'PVP')`
    6 chips on:texas-holdem | Crosswind Hold'em | โฮลเด็มลมขวาง | Hold'em del viento cruzado | Hold'em do vento cruzado
    7 ace on:texas-holdem | Crosswind Heads-Up | ดวลโฮลเด็มลมขวาง | Duelo del viento cruzado | Duelo do vento cruzado`,
  titleShelf('KY', 42_000, 'PVP')`
    6 ship on:texas-holdem | Ferry Deck Hold'em | โฮลเด็มบนดาดฟ้า | Hold'em en cubierta | Hold'em no convés
    7 lantern on:texas-holdem | Night Ferry Hold'em | โฮลเด็มเรือรอบดึก | Hold'em del ferri nocturno | Hold'em da balsa noturna`,
  titleShelf('TH', 43_000, 'PVP')`
    2 chips texas-holdem | Third Bridge Hold'em | โฮลเด็มสะพานสาม | Hold'em del tercer puente | Hold'em da terceira ponte
    6 cards on:texas-holdem | Full Ring at the Bridge | โต๊ะเก้าคนใต้สะพาน | Mesa de nueve bajo el puente | Mesa de nove sob a ponte
    7 fan pok-deng | Third Bridge Pok Deng | ป๊อกเด้งสะพานสาม | Pok Deng del tercer puente | Pok Deng da terceira ponte`,
  titleShelf('WS', 44_000, 'PVP')`
    1 shield on:texas-holdem | Wax Seal Bluff | บลัฟตราครั่ง | El farol del sello | O blefe do selo
    6 crown on:texas-holdem | Red Seal High Stakes | โฮลเด็มตราแดง เดิมพันสูง | Sello rojo, apuestas altas | Selo vermelho, apostas altas`,
  titleShelf('XY', 45_000, 'PVP')`
    6 fan on:texas-holdem | Saltmarsh Hold'em | โฮลเด็มทุ่งเกลือ | Hold'em de la marisma | Hold'em do pântano
    7 owl on:texas-holdem | Reed Hut Hold'em | โฮลเด็มกระท่อมดงกก | Hold'em de la cabaña | Hold'em da cabana de juncos
    8 cards on:pok-deng | Salt House Pok Deng | ป๊อกเด้งโรงเกลือ | Pok Deng de la casa de sal | Pok Deng da casa do sal`,
];
