import type { Dictionary } from '../words.ts';

export type PokDengWord = keyof typeof EN;

const EN = {
  stakes: 'Stakes {min} – {max}',
  bank: 'Bank',
  stakes_open: 'Stakes are open.',
  choose: 'Choose your stake.',
  you_bank: 'You hold the bank: the others stake against you.',
  need_bank: 'The bank needs {amount} at the table; nobody here has it.',
  stake: 'Stake {amount}',
  stake_size: 'Size of the stake',
  most: 'Most',
  draw: 'Draw',
  stand: 'Stand',
  gain: '{name} +{amount}',
  loss: '{name} −{amount}',
  even: 'Nobody wins.',
  rake: 'Rake {share} % of what a hand wins you, never above {cap}.',
  rules: 'Rules',
  points: '{points} points',
  pok: 'Pok {points}',
  tong: 'Tong',
  straight_flush: 'Straight flush',
  straight: 'Straight',
  sam_lueang: 'Three pictures',
  deng: '{deng} deng',
  rule_aim:
    'Everyone plays against the bank. Two cards each; the last digit of their sum counts, pictures and tens are nothing, an ace is one.',
  rule_pok:
    'Eight or nine with two cards is a pok and is shown at once. When the bank has one, nobody draws. Everyone else may draw one card or stand; the bank decides last.',
  rule_order:
    'From the best: pok 9, pok 8, tong (three of a kind), straight flush, straight, three pictures, then points. A-2-3 and Q-K-A are straights.',
  rule_deng:
    'The better hand wins its deng times the stake: two of a suit or a pair 2, three of a suit 3, three pictures or a straight 3, a straight flush or tong 5, anything else 1. Equal hands pay the difference of their deng.',
  rule_bank:
    'The bank stays five hands and goes on to the left, to whoever has enough chips. Five times every stake is set aside before the deal, by you and by the bank: nobody can lose more than lies at the table. Where the bank covers less, stakes shrink in proportion.',
  rule_time:
    'Who does not stake in time sits the hand out. Who does not decide in time draws with three points or less and stands with more.',
} as const;

const TH: Readonly<Record<PokDengWord, string>> = {
  stakes: 'เดิมพัน {min} – {max}',
  bank: 'เจ้ามือ',
  stakes_open: 'เปิดให้วางเดิมพัน',
  choose: 'เลือกเงินเดิมพันของคุณ',
  you_bank: 'คุณเป็นเจ้ามือ ผู้เล่นอื่นวางเดิมพันสู้กับคุณ',
  need_bank: 'เจ้ามือต้องมีชิป {amount} บนโต๊ะ ตอนนี้ยังไม่มีใครถึง',
  stake: 'วาง {amount}',
  stake_size: 'จำนวนเงินเดิมพัน',
  most: 'สูงสุด',
  draw: 'จั่ว',
  stand: 'อยู่',
  gain: '{name} +{amount}',
  loss: '{name} −{amount}',
  even: 'เสมอกันทั้งวง',
  rake: 'ค่าน้ำ {share} % ของยอดที่ชนะในแต่ละมือ ไม่เกิน {cap}',
  rules: 'กติกา',
  points: '{points} แต้ม',
  pok: 'ป๊อก {points}',
  tong: 'ตอง',
  straight_flush: 'สเตรตฟลัช',
  straight: 'เรียง',
  sam_lueang: 'สามเหลือง',
  deng: '{deng} เด้ง',
  rule_aim: 'ทุกคนสู้กับเจ้ามือ แจกคนละสองใบ นับเลขหลักสุดท้ายของผลรวม ไพ่ 10 และไพ่รูปนับเป็นศูนย์ เอซนับเป็นหนึ่ง',
  rule_pok:
    'ได้แปดหรือเก้าแต้มจากสองใบคือป๊อก เปิดทันที ถ้าเจ้ามือป๊อกจะไม่มีใครจั่ว นอกนั้นเลือกจั่วเพิ่มหนึ่งใบหรืออยู่ เจ้ามือตัดสินใจเป็นคนสุดท้าย',
  rule_order:
    'เรียงจากใหญ่ไปเล็ก: ป๊อก 9, ป๊อก 8, ตอง, สเตรตฟลัช, เรียง, สามเหลือง แล้วจึงนับแต้ม A-2-3 และ Q-K-A นับเป็นเรียง',
  rule_deng:
    'มือที่ใหญ่กว่าชนะตามเด้งคูณเงินเดิมพัน สองใบดอกเดียวกันหรือไพ่คู่ 2 เด้ง สามใบดอกเดียวกัน 3 เด้ง สามเหลืองหรือเรียง 3 เด้ง สเตรตฟลัชหรือตอง 5 เด้ง นอกนั้น 1 เด้ง ถ้าเท่ากันจ่ายส่วนต่างของเด้ง',
  rule_bank:
    'เจ้ามืออยู่ห้ามือแล้ววนไปทางซ้าย ให้คนที่มีชิปพอ ก่อนแจกเรากันชิปห้าเท่าของทุกเดิมพันไว้ ทั้งของคุณและของเจ้ามือ จึงไม่มีใครเสียเกินชิปบนโต๊ะ ถ้าชิปเจ้ามือไม่พอ เดิมพันจะลดลงตามส่วน',
  rule_time: 'ไม่วางเดิมพันทันเวลาจะพักมือนั้น ไม่ตัดสินใจทันเวลา สามแต้มลงมาจั่วให้ มากกว่านั้นอยู่ให้',
};

const ES: Readonly<Record<PokDengWord, string>> = {
  stakes: 'Apuestas {min} – {max}',
  bank: 'Banca',
  stakes_open: 'Se aceptan apuestas.',
  choose: 'Elige tu apuesta.',
  you_bank: 'Tienes la banca: los demás apuestan contra ti.',
  need_bank: 'La banca necesita {amount} en la mesa; aquí nadie los tiene.',
  stake: 'Apostar {amount}',
  stake_size: 'Importe de la apuesta',
  most: 'Máximo',
  draw: 'Pedir carta',
  stand: 'Plantarse',
  gain: '{name} +{amount}',
  loss: '{name} −{amount}',
  even: 'Nadie gana.',
  rake: 'Comisión del {share} % de lo que ganes en una mano, nunca más de {cap}.',
  rules: 'Reglas',
  points: '{points} puntos',
  pok: 'Pok {points}',
  tong: 'Tong',
  straight_flush: 'Escalera de color',
  straight: 'Escalera',
  sam_lueang: 'Tres figuras',
  deng: '{deng} deng',
  rule_aim:
    'Todos juegan contra la banca. Dos cartas cada uno; cuenta la última cifra de la suma, las figuras y los dieces valen cero y el as uno.',
  rule_pok:
    'Ocho o nueve con dos cartas es un pok y se muestra enseguida. Si lo tiene la banca, nadie pide. Los demás pueden pedir una carta o plantarse; la banca decide la última.',
  rule_order:
    'De mayor a menor: pok 9, pok 8, tong (trío), escalera de color, escalera, tres figuras y después los puntos. A-2-3 y Q-K-A son escaleras.',
  rule_deng:
    'La mejor mano gana su deng por la apuesta: dos del mismo palo o pareja 2, tres del mismo palo 3, tres figuras o escalera 3, escalera de color o tong 5, lo demás 1. Si empatan, se paga la diferencia de deng.',
  rule_bank:
    'La banca dura cinco manos y pasa a la izquierda, a quien tenga fichas suficientes. Antes de repartir se apartan cinco veces cada apuesta, tuyas y de la banca: nadie puede perder más de lo que hay en la mesa. Si la banca cubre menos, las apuestas bajan en proporción.',
  rule_time:
    'Quien no apuesta a tiempo descansa esa mano. Quien no decide a tiempo pide con tres puntos o menos y se planta con más.',
};

const PT: Readonly<Record<PokDengWord, string>> = {
  stakes: 'Apostas {min} – {max}',
  bank: 'Banca',
  stakes_open: 'As apostas estão abertas.',
  choose: 'Escolha sua aposta.',
  you_bank: 'Você é a banca: os outros apostam contra você.',
  need_bank: 'A banca precisa de {amount} na mesa; ninguém aqui tem isso.',
  stake: 'Apostar {amount}',
  stake_size: 'Valor da aposta',
  most: 'Máximo',
  draw: 'Pedir carta',
  stand: 'Ficar',
  gain: '{name} +{amount}',
  loss: '{name} −{amount}',
  even: 'Ninguém ganha.',
  rake: 'Taxa de {share} % do que você ganha numa mão, nunca acima de {cap}.',
  rules: 'Regras',
  points: '{points} pontos',
  pok: 'Pok {points}',
  tong: 'Tong',
  straight_flush: 'Straight flush',
  straight: 'Sequência',
  sam_lueang: 'Três figuras',
  deng: '{deng} deng',
  rule_aim:
    'Todos jogam contra a banca. Duas cartas para cada um; conta o último algarismo da soma, figuras e dez valem zero e o ás vale um.',
  rule_pok:
    'Oito ou nove com duas cartas é um pok e aparece na hora. Se for da banca, ninguém pede. Os demais podem pedir uma carta ou ficar; a banca decide por último.',
  rule_order:
    'Da melhor para a pior: pok 9, pok 8, tong (trinca), straight flush, sequência, três figuras e depois os pontos. A-2-3 e Q-K-A são sequências.',
  rule_deng:
    'A melhor mão ganha seu deng vezes a aposta: duas do mesmo naipe ou par 2, três do mesmo naipe 3, três figuras ou sequência 3, straight flush ou tong 5, o resto 1. No empate paga-se a diferença de deng.',
  rule_bank:
    'A banca fica cinco mãos e passa à esquerda, para quem tem fichas suficientes. Antes de distribuir, cinco vezes cada aposta são separadas, suas e da banca: ninguém perde mais do que está na mesa. Se a banca cobre menos, as apostas diminuem na proporção.',
  rule_time:
    'Quem não aposta a tempo fica fora da mão. Quem não decide a tempo pede com três pontos ou menos e fica com mais.',
};

export const POK_DENG_WORDS: Dictionary<PokDengWord> = { EN, TH, ES, PT };
