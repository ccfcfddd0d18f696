import type { MaterialNames } from './materials.ts';
import type { MotifName } from './motifs.ts';
import type { WORLDS } from './worlds.ts';

export type Meaning = {
  readonly world: keyof typeof WORLDS;
  readonly materials: readonly [MaterialNames, ...MaterialNames[]];
  /** Words of a game's name that call for this motif, besides the motif's own name. */
  readonly words: readonly string[];
};

const meaning = (
  world: Meaning['world'],
  words: string,
  materials: Meaning['materials'],
): Meaning => ({ world, words: words.split(' '), materials });

/** What each motif means and may be made of; the first materials are the most natural. */
export const MEANINGS: Record<MotifName, Meaning> = {
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
  beetle: meaning('treasure', 'scarab insect firefly', [
    ['jade', 'azure', 'gold'],
    ['azure', 'violet', 'gold'],
    ['violet', 'pink', 'gold'],
    ['bronze', 'jade', 'gold'],
  ]),
  bell: meaning('temple', 'chime ring liberty', [
    ['gold', 'ruby', 'jade'],
    ['bronze', 'jade', 'gold'],
    ['silver', 'azure', 'gold'],
  ]),
  butterfly: meaning('garden', 'moth wing spring', [
    ['violet', 'azure', 'gold'],
    ['coral', 'pink', 'gold'],
    ['azure', 'jade', 'gold'],
    ['pink', 'violet', 'gold'],
  ]),
  cards: meaning('table', 'poker baccarat blackjack ace hold dealer', [
    ['ruby', 'jade', 'gold'],
    ['azure', 'ruby', 'gold'],
    ['violet', 'jade', 'gold'],
  ]),
  cat: meaning('garden', 'neko kitty meow lucky', [
    ['pearl', 'ruby', 'gold'],
    ['gold', 'ruby', 'jade'],
    ['pink', 'violet', 'gold'],
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
  chili: meaning('feast', 'hot fire spicy pepper blaze flame', [
    ['ruby', 'leaf', 'gold'],
    ['coral', 'leaf', 'gold'],
    ['leaf', 'jade', 'gold'],
  ]),
  chips: meaning('table', 'stack chip bet table jacks deuces', [
    ['ruby', 'ink', 'gold'],
    ['azure', 'ruby', 'gold'],
    ['jade', 'ink', 'gold'],
    ['violet', 'ruby', 'gold'],
  ]),
  clover: meaning('garden', 'irish luck shamrock leaf', [
    ['leaf', 'jade', 'gold'],
    ['jade', 'leaf', 'gold'],
    ['gold', 'leaf', 'ruby'],
  ]),
  coin: meaning('treasure', 'money cash rich fortune bank wealth', [
    ['gold', 'jade', 'gold'],
    ['bronze', 'ruby', 'gold'],
    ['silver', 'azure', 'gold'],
  ]),
  crab: meaning('sea', 'claw lobster beach', [
    ['coral', 'ruby', 'gold'],
    ['ruby', 'pearl', 'jade'],
    ['azure', 'pearl', 'gold'],
    ['violet', 'pink', 'gold'],
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
  drum: meaning('feast', 'beat beats march marching rhythm', [
    ['ruby', 'azure', 'gold'],
    ['azure', 'ruby', 'gold'],
    ['violet', 'coral', 'gold'],
    ['jade', 'ruby', 'gold'],
  ]),
  elephant: meaning('temple', 'ganesha tusk mammoth', [
    ['pearl', 'ruby', 'gold'],
    ['azure', 'violet', 'gold'],
    ['silver', 'jade', 'gold'],
    ['pink', 'ruby', 'gold'],
  ]),
  fan: meaning('garden', 'geisha opera silk fold', [
    ['ruby', 'pearl', 'gold'],
    ['jade', 'pearl', 'gold'],
    ['violet', 'pink', 'gold'],
    ['azure', 'pearl', 'gold'],
  ]),
  fox: meaning('sky', 'spirit kitsune wolf', [
    ['ruby', 'pearl', 'gold'],
    ['violet', 'pearl', 'gold'],
    ['jade', 'pearl', 'gold'],
    ['azure', 'pearl', 'coral'],
  ]),
  fruit: meaning('feast', 'cherry melon juicy market berry', [
    ['ruby', 'leaf', 'gold'],
    ['ruby', 'leaf', 'coral'],
    ['ruby', 'leaf', 'pink'],
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
  jelly: meaning('sea', 'medusa glow drift', [
    ['violet', 'azure', 'gold'],
    ['pink', 'azure', 'gold'],
    ['azure', 'jade', 'gold'],
    ['coral', 'pink', 'gold'],
  ]),
  kite: meaning('sky', 'wind fly breeze', [
    ['azure', 'coral', 'gold'],
    ['ruby', 'jade', 'gold'],
    ['violet', 'pink', 'gold'],
    ['coral', 'azure', 'gold'],
  ]),
  koi: meaning('sea', 'fish carp fishing river falls', [
    ['coral', 'pearl', 'gold'],
    ['ruby', 'pearl', 'gold'],
    ['gold', 'pearl', 'gold'],
    ['azure', 'pearl', 'gold'],
  ]),
  lantern: meaning('temple', 'festival lamp light lanna', [
    ['coral', 'ruby', 'gold'],
    ['ruby', 'jade', 'gold'],
    ['violet', 'pink', 'gold'],
    ['jade', 'azure', 'gold'],
  ]),
  lotus: meaning('garden', 'lily pond flower bloom midnight', [
    ['pink', 'jade', 'gold'],
    ['violet', 'azure', 'gold'],
    ['coral', 'jade', 'gold'],
    ['pearl', 'azure', 'gold'],
  ]),
  mahjong: meaning('table', 'tile monsoon pong', [
    ['ruby', 'jade', 'gold'],
    ['azure', 'violet', 'gold'],
    ['jade', 'coral', 'gold'],
  ]),
  mangosteen: meaning('feast', 'mango durian orchard', [
    ['violet', 'leaf', 'gold'],
    ['ruby', 'leaf', 'gold'],
    ['ink', 'leaf', 'gold'],
  ]),
  manta: meaning('sea', 'ray eclipse stingray shadow', [
    ['azure', 'violet', 'gold'],
    ['violet', 'pink', 'gold'],
    ['jade', 'azure', 'gold'],
    ['ink', 'azure', 'gold'],
  ]),
  mask: meaning('feast', 'carnival masquerade faces theatre', [
    ['violet', 'azure', 'gold'],
    ['ruby', 'violet', 'gold'],
    ['jade', 'coral', 'gold'],
    ['pearl', 'ruby', 'gold'],
  ]),
  naga: meaning('temple', 'dragon serpent snake', [
    ['jade', 'gold', 'gold'],
    ['azure', 'gold', 'gold'],
    ['ruby', 'gold', 'gold'],
    ['violet', 'gold', 'gold'],
  ]),
  octopus: meaning('sea', 'kraken squid tentacle deep', [
    ['coral', 'pink', 'gold'],
    ['violet', 'azure', 'gold'],
    ['jade', 'leaf', 'gold'],
    ['pink', 'violet', 'gold'],
  ]),
  orb: meaning('treasure', 'mekhala lightning storm bolt zeus magic', [
    ['jade', 'pearl', 'gold'],
    ['azure', 'pearl', 'gold'],
    ['violet', 'pearl', 'gold'],
    ['ruby', 'pearl', 'gold'],
  ]),
  owl: meaning('sky', 'wise night wizard book', [
    ['bronze', 'pearl', 'gold'],
    ['azure', 'pearl', 'gold'],
    ['violet', 'pink', 'gold'],
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
  peacock: meaning('garden', 'bird feather', [
    ['jade', 'azure', 'gold'],
    ['azure', 'violet', 'gold'],
    ['violet', 'jade', 'gold'],
    ['coral', 'ruby', 'gold'],
  ]),
  phoenix: meaning('sky', 'firebird ascending', [
    ['coral', 'ruby', 'gold'],
    ['ruby', 'violet', 'gold'],
    ['azure', 'violet', 'gold'],
  ]),
  pineapple: meaning('feast', 'tropic tropical ananas', [
    ['gold', 'leaf', 'coral'],
    ['coral', 'leaf', 'gold'],
    ['pink', 'leaf', 'gold'],
  ]),
  potion: meaning('treasure', 'alchemy elixir brew witch curious', [
    ['violet', 'jade', 'gold'],
    ['jade', 'violet', 'gold'],
    ['ruby', 'jade', 'gold'],
    ['azure', 'pink', 'gold'],
  ]),
  rabbit: meaning('sky', 'bunny moon hare', [
    ['pearl', 'pink', 'gold'],
    ['pink', 'violet', 'gold'],
    ['silver', 'azure', 'gold'],
  ]),
  rocket: meaning('sky', 'crash space launch cloud jet mars', [
    ['pearl', 'ruby', 'gold'],
    ['silver', 'azure', 'gold'],
    ['pearl', 'violet', 'coral'],
    ['pearl', 'jade', 'gold'],
  ]),
  rooster: meaning('feast', 'cock chicken gallo farm', [
    ['ruby', 'jade', 'gold'],
    ['coral', 'azure', 'gold'],
    ['bronze', 'jade', 'gold'],
    ['violet', 'jade', 'gold'],
  ]),
  shell: meaning('sea', 'pearl oyster mermaid clam', [
    ['pink', 'pearl', 'gold'],
    ['violet', 'pearl', 'gold'],
    ['coral', 'pearl', 'gold'],
    ['azure', 'pearl', 'gold'],
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
  tiger: meaning('garden', 'jungle wild panther lion', [
    ['coral', 'pink', 'jade'],
    ['gold', 'pink', 'azure'],
    ['pearl', 'pink', 'azure'],
    ['coral', 'pink', 'gold'],
  ]),
  trophy: meaning('sky', 'cup champion copa league race', [
    ['gold', 'ink', 'ruby'],
    ['silver', 'azure', 'ruby'],
    ['bronze', 'ink', 'jade'],
  ]),
  turtle: meaning('sea', 'tortoise reef island', [
    ['jade', 'leaf', 'gold'],
    ['azure', 'jade', 'gold'],
    ['violet', 'leaf', 'gold'],
    ['bronze', 'leaf', 'coral'],
  ]),
  wheel: meaning('table', 'roulette spin casino', [
    ['ruby', 'bronze', 'gold'],
    ['azure', 'ink', 'gold'],
    ['violet', 'bronze', 'gold'],
  ]),
};
