import type { SlotWord } from '../words.ts';

export const PT: Readonly<Record<SlotWord, string>> = {
  spin: 'Girar',
  stop: 'Parar',
  spinning: 'Girando …',
  first: 'Toque em Girar para jogar',
  lines: '{count} linhas',
  ways: '{count} formas',
  clusters: 'Grupos de {count} ou mais',
  line: 'Linha {line}',
  wins: '{count} prêmios',
  reels_show: 'Os rolos mostram, linha a linha: {rows}',
  multiplier: 'prêmios ×{times}',
  free_spins: '{count} giros grátis',
  free_more: 'Mais {count} giros grátis',
  free_spin: 'Giro grátis {index} · faltam {left}',
  free_paid: 'Os giros grátis pagam {amount}',
  hold: 'As moedas ficam',
  respins: 'Giros restantes: {left}',
  hold_paid: 'As moedas pagam {amount}',
  full: 'Todas as casas cheias: mais {amount}',
  pot: 'O pote é seu',
  mini: 'Mini',
  minor: 'Menor',
  major: 'Maior',
  shown_spin: 'O giro',
  shown_cascade: 'O que caiu depois',
  shown_free: 'Giro grátis {index}',
  shown_coins: 'As moedas que ficaram',
  pays_title: 'O que paga com uma aposta de {stake}',
  lines_title: 'As linhas',
  rules_lines:
    'Cada giro joga {count} linhas. Pagam os símbolos iguais a partir da esquerda, rolo a rolo sobre uma linha; vale o prêmio mais longo de cada linha.',
  rules_ways:
    'Pagam os símbolos iguais em rolos vizinhos a partir da esquerda, em qualquer linha: {count} formas. Cada forma em que aparece é paga.',
  rules_clusters:
    'Pagam os símbolos iguais que se tocam pelos lados, a partir de {count}, em qualquer lugar.',
  rules_wild: 'Substitui qualquer símbolo, menos scatters e moedas.',
  rules_wild_double:
    'Substitui qualquer símbolo, menos scatters e moedas, e dobra o prêmio. Dois juntos quadruplicam.',
  rules_scatter: 'Conta em qualquer lugar.',
  rules_coin: 'Fica quando há moedas suficientes.',
  rules_cascade:
    'O que ganha some, o resto cai e símbolos novos chegam de cima até que nada ganhe. Os prêmios de um giro são multiplicados um após o outro por {multipliers}.',
  rules_free:
    'Scatters dão giros grátis: {awards}. Neles todos os prêmios são pagos ×{times}. Scatters dão mais, até {most} por rodada.',
  rules_hold:
    'Com {count} moedas ou mais, elas ficam e as outras casas giram sozinhas {respins} vezes. Cada moeda nova também fica e reinicia a contagem. No fim todas são pagas; com todas as casas cheias, mais {full}.',
  rules_coin_values: 'Uma moeda vale {values}.',
  rules_pot:
    'Qualquer rodada pode ganhar o pote: cada {step} da aposta é uma chance em {odds}, então o dobro da aposta ganha o dobro de vezes. {share} % de cada aposta vai para o pote, além do que a rodada devolve.',
  bought: 'comprada',
  buy: 'Comprar giros grátis · {price}',
  buy_title: 'Comprar giros grátis',
  buy_about:
    'Os rolos param com quatro scatters e os giros grátis começam na hora. Custa {cost} apostas: {price}.',
  buy_return:
    'Deste preço voltam em média {share}, contado sobre todos os giros grátis. É uma rodada como as outras e pode pagar menos do que custa.',
  buy_confirm: 'Comprar por {price}',
  buy_above: 'O preço passa do limite de {max} por rodada. Baixe sua aposta.',
  buy_short: 'Seu saldo é menor que o preço.',
  rules_buy:
    'Os giros grátis podem ser comprados por {cost} apostas: os rolos param então com quatro scatters. Rodadas compradas devolvem {share} % do preço, contado sobre todos os giros grátis, e pagam no máximo {most} apostas.',
  rules_keys: 'A barra de espaço gira. Apertada de novo enquanto giram, para na hora.',
};
