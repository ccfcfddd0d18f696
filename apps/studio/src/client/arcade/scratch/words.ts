import type { Dictionary } from '../../words.ts';

const EN = {
  buy: 'Buy',
  all: 'Scratch all',
  first: 'Buy a ticket: its price is the stake',
  scratch: 'Scratch the fields, or press for all',
  buying: 'Your ticket is being printed …',
  fields: 'Nine fields',
  field_covered: 'Field {number}, covered',
  field_open: 'Field {number}: {content}',
  promise: 'Win up to {most} times the price',
  prizes: 'Prizes',
  of_million: 'of 1,000,000 tickets',
  rules_ticket:
    'A ticket costs the stake. What it wins is drawn when it is bought, by the weights below, and stored before you scratch; how and in which order you scratch changes nothing. Payouts are in times of the price.',
  rules_keys:
    'Space buys a ticket and scratches all of it. By hand: draw over the foil, or walk over the fields with the arrow keys and press Enter.',
} as const;

export const SCRATCH_WORDS: Dictionary<keyof typeof EN> = {
  EN,
  TH: {
    buy: 'ซื้อบัตร',
    all: 'ขูดทั้งหมด',
    first: 'ซื้อบัตรหนึ่งใบ ราคาเท่ากับเดิมพัน',
    scratch: 'ขูดทีละช่อง หรือกดเพื่อขูดทั้งหมด',
    buying: 'กำลังพิมพ์บัตรของคุณ …',
    fields: 'เก้าช่อง',
    field_covered: 'ช่องที่ {number} ยังไม่ขูด',
    field_open: 'ช่องที่ {number}: {content}',
    promise: 'ลุ้นสูงสุด {most} เท่าของราคาบัตร',
    prizes: 'รางวัล',
    of_million: 'ใบในหนึ่งล้านใบ',
    rules_ticket:
      'บัตรราคาเท่ากับเดิมพัน ผลของบัตรถูกสุ่มตอนซื้อตามจำนวนด้านล่าง และบันทึกไว้ก่อนที่คุณจะขูด วิธีขูดและลำดับการขูดไม่มีผล เงินจ่ายเป็นจำนวนเท่าของราคาบัตร',
    rules_keys:
      'กดแป้นเว้นวรรคเพื่อซื้อบัตรและขูดทั้งหมด ถ้าจะขูดเองให้ลากบนแผ่นฟอยล์ หรือใช้ปุ่มลูกศรเลือกช่องแล้วกด Enter',
  },
  ES: {
    buy: 'Comprar',
    all: 'Rascar todo',
    first: 'Compra un boleto: su precio es la apuesta',
    scratch: 'Rasca las casillas, o pulsa para todas',
    buying: 'Se imprime tu boleto …',
    fields: 'Nueve casillas',
    field_covered: 'Casilla {number}, cubierta',
    field_open: 'Casilla {number}: {content}',
    promise: 'Gana hasta {most} veces el precio',
    prizes: 'Premios',
    of_million: 'de 1.000.000 de boletos',
    rules_ticket:
      'Un boleto cuesta la apuesta. Lo que gana se sortea al comprarlo, con los pesos de abajo, y se guarda antes de que rasques; cómo y en qué orden rasques no cambia nada. Los pagos son en veces el precio.',
    rules_keys:
      'La barra espaciadora compra un boleto y lo rasca entero. A mano: pasa sobre la lámina, o recorre las casillas con las flechas y pulsa Intro.',
  },
  PT: {
    buy: 'Comprar',
    all: 'Raspar tudo',
    first: 'Compre um bilhete: o preço é a aposta',
    scratch: 'Raspe as casas, ou aperte para todas',
    buying: 'Seu bilhete está sendo impresso …',
    fields: 'Nove casas',
    field_covered: 'Casa {number}, coberta',
    field_open: 'Casa {number}: {content}',
    promise: 'Ganhe até {most} vezes o preço',
    prizes: 'Prêmios',
    of_million: 'de 1.000.000 de bilhetes',
    rules_ticket:
      'Um bilhete custa a aposta. O que ele ganha é sorteado na compra, com os pesos abaixo, e guardado antes de você raspar; como e em que ordem você raspa não muda nada. Os pagamentos são em vezes do preço.',
    rules_keys:
      'A barra de espaço compra um bilhete e o raspa inteiro. À mão: passe sobre a película, ou percorra as casas com as setas e aperte Enter.',
  },
};
