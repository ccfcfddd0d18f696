import type { Dictionary } from '../../words.ts';

const EN = {
  title: 'One Way to the Moon',
  launch: 'Launch',
  flying: 'Climbing …',
  left: 'You cashed out at {at}',
  first: 'Choose where to cash out, then launch',
  rules_play:
    'Before the launch you choose where to cash out, from 1.01× to 1,000×. The rocket climbs and bursts at a height that chance has set. If it reaches your height you are out before it bursts; neither a slow connection nor a slow finger can cost you anything.',
  rules_pays:
    'Cashing out pays exactly your height, the stake included. 2.00× is reached in 48.5 of 100 flights, 10.00× in 9.7 of 100: every height returns 97 %. The rocket flies on to where it bursts, so you see the whole flight.',
  rules_keys:
    'Space launches; press it again to skip to the end. The up and down arrows change the height.',
} as const;

export const WORDS: Dictionary<keyof typeof EN> = {
  EN,
  TH: {
    title: 'เที่ยวเดียวสู่ดวงจันทร์',
    launch: 'ปล่อย',
    flying: 'กำลังไต่ขึ้น …',
    left: 'คุณออกที่ {at}',
    first: 'เลือกจุดที่จะออก แล้วกดปล่อยจรวด',
    rules_play:
      'ก่อนปล่อยจรวด คุณเลือกว่าจะออกที่ความสูงใด ตั้งแต่ 1.01 ถึง 1,000 เท่า จรวดจะไต่ขึ้นและระเบิดที่ความสูงซึ่งผลสุ่มกำหนด ถ้าถึงความสูงของคุณ คุณออกก่อนมันระเบิด สัญญาณช้าหรือกดช้าไม่ทำให้คุณเสียอะไร',
    rules_pays:
      'เมื่อออกทันจ่ายเท่ากับความสูงของคุณพอดี รวมเงินเดิมพันแล้ว 2.00 เท่าถึงได้ 48.5 ใน 100 เที่ยว 10.00 เท่าถึงได้ 9.7 ใน 100 เที่ยว ทุกความสูงคืน 97 % ภาพจะเล่นต่อจนถึงจุดที่ระเบิดเพื่อให้เห็นทั้งเที่ยว',
    rules_keys: 'กดแป้นเว้นวรรคเพื่อปล่อยจรวด กดอีกครั้งเพื่อดูผลทันที ปุ่มลูกศรขึ้นลงใช้ปรับความสูง',
  },
  ES: {
    title: 'Solo ida a la luna',
    launch: 'Lanzar',
    flying: 'Subiendo …',
    left: 'Saliste en {at}',
    first: 'Elige dónde sales y lanza',
    rules_play:
      'Antes del lanzamiento eliges dónde sales del cohete, entre 1,01× y 1.000×. Sube y estalla a una altura que fija el azar. Si llega a tu altura, sales antes de que estalle; ni una línea lenta ni un dedo lento te cuestan nada.',
    rules_pays:
      'Salir paga exactamente tu altura, apuesta incluida. 2,00× se alcanza en 48,5 de cada 100 vuelos, 10,00× en 9,7 de cada 100: todas las alturas devuelven el 97 %. La imagen sigue hasta donde estalló, para que veas el vuelo entero.',
    rules_keys:
      'La barra espaciadora lanza; otra vez, y el final llega al instante. Las flechas arriba y abajo cambian la altura.',
  },
  PT: {
    title: 'Só ida para a lua',
    launch: 'Lançar',
    flying: 'Subindo …',
    left: 'Você saiu em {at}',
    first: 'Escolha onde sair e lance',
    rules_play:
      'Antes do lançamento você escolhe onde sai do foguete, de 1,01× a 1.000×. Ele sobe e explode a uma altura definida pela sorte. Se chegar à sua altura, você sai antes da explosão; nem uma linha lenta nem um dedo lento lhe custam nada.',
    rules_pays:
      'Sair paga exatamente a sua altura, aposta incluída. 2,00× é alcançado em 48,5 de cada 100 voos, 10,00× em 9,7 de cada 100: todas as alturas devolvem 97 %. A imagem segue até onde explodiu, para você ver o voo inteiro.',
    rules_keys:
      'A barra de espaço lança; de novo, e o fim chega na hora. As setas para cima e para baixo mudam a altura.',
  },
};
