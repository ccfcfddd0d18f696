import { meaning } from '../meaning.ts';

/** What lives and grows. */
export const LIVING = {
  beetle: meaning('treasure', 'scarab insect firefly', [
    ['jade', 'azure', 'gold'],
    ['azure', 'violet', 'gold'],
    ['violet', 'pink', 'gold'],
    ['bronze', 'jade', 'gold'],
  ]),
  butterfly: meaning('garden', 'moth wing spring', [
    ['violet', 'azure', 'gold'],
    ['coral', 'pink', 'gold'],
    ['azure', 'jade', 'gold'],
    ['pink', 'violet', 'gold'],
  ]),
  cat: meaning('garden', 'neko kitty meow lucky', [
    ['pearl', 'ruby', 'gold'],
    ['gold', 'ruby', 'jade'],
    ['pink', 'violet', 'gold'],
  ]),
  chili: meaning('feast', 'hot fire spicy pepper blaze flame', [
    ['ruby', 'leaf', 'gold'],
    ['coral', 'leaf', 'gold'],
    ['leaf', 'jade', 'gold'],
  ]),
  clover: meaning('garden', 'irish luck shamrock leaf', [
    ['leaf', 'jade', 'gold'],
    ['jade', 'leaf', 'gold'],
    ['gold', 'leaf', 'ruby'],
  ]),
  crab: meaning('sea', 'claw lobster beach', [
    ['coral', 'ruby', 'gold'],
    ['ruby', 'pearl', 'jade'],
    ['azure', 'pearl', 'gold'],
    ['violet', 'pink', 'gold'],
  ]),
  elephant: meaning('temple', 'ganesha tusk mammoth', [
    ['pearl', 'ruby', 'gold'],
    ['azure', 'violet', 'gold'],
    ['silver', 'jade', 'gold'],
    ['pink', 'ruby', 'gold'],
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
  jelly: meaning('sea', 'medusa glow drift', [
    ['violet', 'azure', 'gold'],
    ['pink', 'azure', 'gold'],
    ['azure', 'jade', 'gold'],
    ['coral', 'pink', 'gold'],
  ]),
  koi: meaning('sea', 'fish carp fishing river falls', [
    ['coral', 'pearl', 'gold'],
    ['ruby', 'pearl', 'gold'],
    ['gold', 'pearl', 'gold'],
    ['azure', 'pearl', 'gold'],
  ]),
  lotus: meaning('garden', 'lily pond flower bloom midnight', [
    ['pink', 'jade', 'gold'],
    ['violet', 'azure', 'gold'],
    ['coral', 'jade', 'gold'],
    ['pearl', 'azure', 'gold'],
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
  owl: meaning('sky', 'wise night wizard book', [
    ['bronze', 'pearl', 'gold'],
    ['azure', 'pearl', 'gold'],
    ['violet', 'pink', 'gold'],
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
  rabbit: meaning('sky', 'bunny moon hare', [
    ['pearl', 'pink', 'gold'],
    ['pink', 'violet', 'gold'],
    ['silver', 'azure', 'gold'],
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
  tiger: meaning('garden', 'jungle wild panther lion', [
    ['coral', 'pink', 'jade'],
    ['gold', 'pink', 'azure'],
    ['pearl', 'pink', 'azure'],
    ['coral', 'pink', 'gold'],
  ]),
  turtle: meaning('sea', 'tortoise reef island', [
    ['jade', 'leaf', 'gold'],
    ['azure', 'jade', 'gold'],
    ['violet', 'leaf', 'gold'],
    ['bronze', 'leaf', 'coral'],
  ]),
} as const;
