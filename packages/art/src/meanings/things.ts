import { meaning } from '../meaning.ts';

/** What is made, and what shines in the sky. */
export const THINGS = {
  ace: meaning('table', 'aces trump solo', [
    ['ink', 'ruby', 'gold'],
    ['violet', 'coral', 'gold'],
    ['azure', 'ruby', 'gold'],
    ['jade', 'violet', 'gold'],
  ]),
  anchor: meaning('voyage', 'harbour port sailor pier', [
    ['silver', 'bronze', 'gold'],
    ['gold', 'coral', 'jade'],
    ['azure', 'bronze', 'gold'],
  ]),
  ball: meaning('sky', 'football soccer goal striker league', [['pearl', 'ink', 'gold']]),
  balls: meaning('feast', 'lotto lottery keno draw bingo', [
    ['ruby', 'jade', 'gold'],
    ['violet', 'coral', 'gold'],
    ['azure', 'ruby', 'gold'],
  ]),
  bell: meaning('temple', 'chime ring liberty', [
    ['gold', 'ruby', 'jade'],
    ['bronze', 'jade', 'gold'],
    ['silver', 'azure', 'gold'],
  ]),
  cards: meaning('table', 'poker baccarat blackjack ace hold dealer', [
    ['ruby', 'jade', 'gold'],
    ['azure', 'ruby', 'gold'],
    ['violet', 'jade', 'gold'],
  ]),
  chedi: meaning('temple', 'stupa temple pagoda siam ruin', [
    ['gold', 'ruby', 'gold'],
    ['pearl', 'jade', 'gold'],
    ['bronze', 'ruby', 'gold'],
  ]),
  chest: meaning('treasure', 'pirate loot bounty vault treasure', [
    ['bronze', 'ruby', 'gold'],
    ['ruby', 'jade', 'gold'],
    ['violet', 'ruby', 'gold'],
  ]),
  chips: meaning('table', 'stack chip bet table jacks deuces', [
    ['ruby', 'ink', 'gold'],
    ['azure', 'ruby', 'gold'],
    ['jade', 'ink', 'gold'],
    ['violet', 'ruby', 'gold'],
  ]),
  coin: meaning('treasure', 'money cash rich fortune bank wealth', [
    ['gold', 'jade', 'gold'],
    ['bronze', 'ruby', 'gold'],
    ['silver', 'azure', 'gold'],
  ]),
  crown: meaning('treasure', 'king queen royal prince empire emperor', [
    ['gold', 'ruby', 'azure'],
    ['silver', 'violet', 'ruby'],
    ['gold', 'jade', 'ruby'],
  ]),
  dice: meaning('table', 'sicbo craps hilo roll', [
    ['ruby', 'pearl', 'gold'],
    ['azure', 'ruby', 'gold'],
    ['jade', 'violet', 'gold'],
  ]),
  dome: meaning('table', 'shaker bo sic', [
    ['ruby', 'jade', 'gold'],
    ['azure', 'ruby', 'gold'],
    ['violet', 'coral', 'gold'],
    ['jade', 'violet', 'gold'],
  ]),
  drum: meaning('feast', 'beat beats march marching rhythm', [
    ['ruby', 'azure', 'gold'],
    ['azure', 'ruby', 'gold'],
    ['violet', 'coral', 'gold'],
    ['jade', 'ruby', 'gold'],
  ]),
  fan: meaning('garden', 'geisha opera silk fold', [
    ['ruby', 'pearl', 'gold'],
    ['jade', 'pearl', 'gold'],
    ['violet', 'pink', 'gold'],
    ['azure', 'pearl', 'gold'],
  ]),
  gem: meaning('treasure', 'diamond jewel crystal stone sapphire emerald', [
    ['azure', 'pearl', 'gold'],
    ['ruby', 'pearl', 'gold'],
    ['jade', 'pearl', 'gold'],
    ['violet', 'pearl', 'gold'],
    ['pink', 'pearl', 'gold'],
  ]),
  gong: meaning('temple', 'thunder mountain', [
    ['gold', 'ruby', 'gold'],
    ['bronze', 'jade', 'gold'],
    ['silver', 'violet', 'gold'],
  ]),
  hourglass: meaning('treasure', 'time hour sand clock legend', [
    ['bronze', 'ruby', 'gold'],
    ['gold', 'azure', 'coral'],
    ['silver', 'violet', 'pink'],
  ]),
  kite: meaning('sky', 'wind fly breeze', [
    ['azure', 'coral', 'gold'],
    ['ruby', 'jade', 'gold'],
    ['violet', 'pink', 'gold'],
    ['coral', 'azure', 'gold'],
  ]),
  lantern: meaning('temple', 'festival lamp light lanna', [
    ['coral', 'ruby', 'gold'],
    ['ruby', 'jade', 'gold'],
    ['violet', 'pink', 'gold'],
    ['jade', 'azure', 'gold'],
  ]),
  mahjong: meaning('table', 'tile monsoon pong', [
    ['ruby', 'jade', 'gold'],
    ['azure', 'violet', 'gold'],
    ['jade', 'coral', 'gold'],
  ]),
  mask: meaning('feast', 'carnival masquerade faces theatre', [
    ['violet', 'azure', 'gold'],
    ['ruby', 'violet', 'gold'],
    ['jade', 'coral', 'gold'],
    ['pearl', 'ruby', 'gold'],
  ]),
  orb: meaning('treasure', 'mekhala lightning storm bolt zeus magic', [
    ['jade', 'pearl', 'gold'],
    ['azure', 'pearl', 'gold'],
    ['violet', 'pearl', 'gold'],
    ['ruby', 'pearl', 'gold'],
  ]),
  pad: meaning('sky', 'esport arcade console arena', [
    ['violet', 'azure', 'gold'],
    ['azure', 'ruby', 'gold'],
    ['ink', 'jade', 'gold'],
    ['pearl', 'violet', 'gold'],
  ]),
  parasol: meaning('garden', 'umbrella rain blossom sakura', [
    ['ruby', 'pink', 'gold'],
    ['azure', 'pink', 'gold'],
    ['violet', 'pearl', 'gold'],
    ['jade', 'pink', 'gold'],
  ]),
  potion: meaning('treasure', 'alchemy elixir brew witch curious', [
    ['violet', 'jade', 'gold'],
    ['jade', 'violet', 'gold'],
    ['ruby', 'jade', 'gold'],
    ['azure', 'pink', 'gold'],
  ]),
  rocket: meaning('sky', 'crash space launch cloud jet mars', [
    ['pearl', 'ruby', 'gold'],
    ['silver', 'azure', 'gold'],
    ['pearl', 'violet', 'coral'],
    ['pearl', 'jade', 'gold'],
  ]),
  shield: meaning('treasure', 'knight guard sword warrior battle gladiator', [
    ['azure', 'ruby', 'gold'],
    ['ruby', 'azure', 'gold'],
    ['jade', 'ruby', 'gold'],
    ['violet', 'azure', 'silver'],
  ]),
  ship: meaning('voyage', 'junk boat sail voyage captain', [
    ['coral', 'bronze', 'gold'],
    ['ruby', 'bronze', 'gold'],
    ['pearl', 'azure', 'gold'],
    ['jade', 'bronze', 'gold'],
  ]),
  sun: meaning('temple', 'aztec inca maya dawn solar', [
    ['coral', 'jade', 'gold'],
    ['ruby', 'azure', 'gold'],
    ['violet', 'jade', 'gold'],
  ]),
  ticket: meaning('feast', 'scratch raffle prize win', [
    ['ruby', 'violet', 'gold'],
    ['azure', 'coral', 'gold'],
    ['jade', 'ruby', 'gold'],
    ['violet', 'azure', 'gold'],
  ]),
  trophy: meaning('sky', 'cup champion copa league race', [
    ['gold', 'ink', 'ruby'],
    ['silver', 'azure', 'ruby'],
    ['bronze', 'ink', 'jade'],
  ]),
  wheel: meaning('table', 'roulette spin casino', [
    ['ruby', 'bronze', 'gold'],
    ['azure', 'ink', 'gold'],
    ['violet', 'bronze', 'gold'],
  ]),
} as const;
