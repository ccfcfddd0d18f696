import type { SlotWord } from '../words.ts';

export const ES: Readonly<Record<SlotWord, string>> = {
  spin: 'Girar',
  stop: 'Parar',
  spinning: 'Girando …',
  first: 'Pulsa Girar para jugar',
  lines: '{count} líneas',
  ways: '{count} formas',
  clusters: 'Grupos de {count} o más',
  line: 'Línea {line}',
  wins: '{count} premios',
  reels_show: 'Los rodillos muestran, fila por fila: {rows}',
  multiplier: 'premios ×{times}',
  free_spins: '{count} giros gratis',
  free_more: '{count} giros gratis más',
  free_spin: 'Giro gratis {index} · quedan {left}',
  free_paid: 'Los giros gratis pagan {amount}',
  hold: 'Las monedas se quedan',
  respins: 'Giros restantes: {left}',
  hold_paid: 'Las monedas pagan {amount}',
  full: 'Todas las casillas llenas: {amount} más',
  pot: 'El bote es tuyo',
  mini: 'Mini',
  minor: 'Menor',
  major: 'Mayor',
  shown_spin: 'El giro',
  shown_cascade: 'Lo que cayó después',
  shown_free: 'Giro gratis {index}',
  shown_coins: 'Las monedas que se quedaron',
  pays_title: 'Lo que paga con una apuesta de {stake}',
  lines_title: 'Las líneas',
  rules_lines:
    'Cada giro juega {count} líneas. Pagan los símbolos iguales desde la izquierda, rodillo a rodillo sobre una línea; cuenta el premio más largo de cada línea.',
  rules_ways:
    'Pagan los símbolos iguales en rodillos contiguos desde la izquierda, en cualquier fila: {count} formas. Se paga cada forma en que aparece.',
  rules_clusters:
    'Pagan los símbolos iguales que se tocan por los lados, desde {count}, en cualquier lugar.',
  rules_wild: 'Sustituye a cualquier símbolo salvo scatters y monedas.',
  rules_wild_double:
    'Sustituye a cualquier símbolo salvo scatters y monedas, y duplica el premio. Dos juntos lo cuadruplican.',
  rules_scatter: 'Cuenta en cualquier lugar.',
  rules_coin: 'Se queda cuando hay suficientes.',
  rules_cascade:
    'Lo que gana desaparece, lo demás cae y llegan símbolos nuevos desde arriba hasta que nada gane. Los premios de un giro se multiplican uno tras otro por {multipliers}.',
  rules_free:
    'Los scatters dan giros gratis: {awards}. En ellos todos los premios se pagan ×{times}. Los scatters dan más, hasta {most} por ronda.',
  rules_hold:
    'Con {count} monedas o más, se quedan y las demás casillas giran solas {respins} veces. Cada moneda nueva también se queda y reinicia la cuenta. Al final se pagan todas; con todas las casillas llenas, {full} más.',
  rules_coin_values: 'Una moneda vale {values}.',
  rules_pot:
    'Cualquier ronda puede ganar el bote: cada {step} de la apuesta es una posibilidad entre {odds}, así que apostar el doble lo gana el doble de veces. El {share} % de cada apuesta va al bote, aparte de lo que devuelve la ronda.',
  bought: 'comprada',
  buy: 'Comprar giros gratis · {price}',
  buy_title: 'Comprar giros gratis',
  buy_about:
    'Los rodillos se paran con cuatro scatters y los giros gratis empiezan en el acto. Cuesta {cost} apuestas: {price}.',
  buy_return:
    'De este precio vuelve de media el {share}, contado sobre todos los giros gratis. Es una ronda como las demás y puede pagar menos de lo que cuesta.',
  buy_confirm: 'Comprar por {price}',
  buy_above: 'El precio supera el límite de {max} por ronda. Baja tu apuesta.',
  buy_short: 'Tu saldo es menor que el precio.',
  rules_buy:
    'Los giros gratis se pueden comprar por {cost} apuestas: los rodillos se paran entonces con cuatro scatters. Las rondas compradas devuelven el {share} % de su precio, contado sobre todos los giros gratis, y pagan {most} apuestas como mucho.',
  rules_keys: 'La barra espaciadora gira. Pulsada otra vez mientras giran, los para al instante.',
};
