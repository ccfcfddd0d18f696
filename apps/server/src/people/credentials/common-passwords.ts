/**
 * What attackers try first: words everybody thinks of, with the digits everybody adds, and walks
 * over the keyboard. A list of the three thousand most used passwords holds few that our rules
 * accept at all; those it holds are made like this, and so are the next hundred thousand.
 */
const STEMS = new Set(
  `a aa aaa aaaa abc abcd abcde abcdef abcdefg access admin administrator ahmed alex alexander
  alexandra allah always amanda america american amigo amigos amominhafamilia amor amorcito ana
  andrea andrew android angel angelito anhyeuem anime anthony antonio anything apple april
  argentina army arsenal artist asdf asdfg asdfgh asdfghjkl ashley asshole august autumn avengers
  awesome azerty b baby babyboy babygirl baccarat bailey banana bangkok barca barcelona baseball
  basketball batman bayern beach bear beautiful beleza benfica benjamin bet betting bienvenido
  biker birthday bismillah bitch black blackjack blessed blessing blink blue boca bonita bonus
  boss boxing brandon brasil brasileiro brazil brianna brittany brother bruno bubbles bulldog
  buriram business buster butterfly c callofduty camaro cameron camila canada candy captain
  carlos carolina cash casino changeme charles charlie cheese chelsea cherry chester chiangmai
  chicago chicken chile china chocolate christ christian christina christopher cinta cocacola
  cock coffee college colombia company computer contrasena cookie cool corazon corinthians
  corvette counter counterstrike courtney cowboys crazy cricket cristo crystal cupcake cyber d
  dad daddy dancer daniel daniela danielle david december default dell demo destiny deus diablo
  diamond dick diego digimon digital dios disney doctor doggie doggy dolphin doraemon dota dragon
  ducati e eagle eagles eduardo elephant elizabeth eminem espana estrella everything f facebook
  faith familia family father february felicidad felicidade felipe fernanda fernando ferrari fifa
  fire first fishing flamengo florida flower flowers football forever formula fortnite france
  francisco freedom freefire friday friend friends fuck fucker fuckme fuckyou futebol g gabriel
  gabriela galaxy game gamer games gandalf garena garfield gateway gatinha gatinho genius george
  germany ginger global gmail god gold golden golf google grandma green greenday gremio guest
  guitar gundam guru h hack hacker hallo happy harley harleydavidson heather heaven hello
  hellokitty hermosa hero heslo hobbit hockey hola holahola hollywood honda honey hope hot
  hotmail hottie huawei hunter hunting i icecream ilove iloveu iloveyou india indonesia instagram
  inter internet iphone ironman isabella island italy j jackpot jackson james january jasmine
  jennifer jessica jesus jesuschrist jesusteama joao john jonathan jordan jose joseph joshua juan
  july june juventus k killer kimberly king kitten kitty krungthep l lakers last legend leonardo
  letmein liberty lily linda lindo line linkedin linux lion lisboa lisbon liverpool login london
  lottery lotto love lovely loveme lover loveyou lucas lucky luis m madison madrid maggie magic
  malaysia malee manager manchester mancity manutd march maria marine mario mariposa martin
  marvel master mateus matkhau matrix matthew maxwell melissa mercedes merlin messi metal
  metallica meuamor mexico michael michelle mickey micorazon midnight miguel milan mima minecraft
  minnie mivida mobile mohamed mom mommy monday money monkey monster moon mother motorola
  muangthong muaythai muhammad music mustang mylove mynameis mypass mypassword myself myspace n
  naruto natalie newyork neymar nguyen nicholas nicole ninja nirvana nokia nong nothing november
  novia number o ocean october office one onepiece oppo orange p pakistan palmeiras panda panther
  paris parol pass passcode passw passwd password password1 passwort patrick pattaya paulo peace
  peaches peanut pedro pepper perfect peru pes philippines phoenix phone phuket pikachu pink
  pizza play playboy player ploy pokemon poker police popcorn porn porsche porto portugal potato
  precious prince princesa princesinha princess private pubg public pumpkin puppy purple pussy
  pwd q qazwsx qazwsxedc queen qwe qwert qwerty qwertyuiop r rabbit racing rafael rafaela raiders
  rainbow ranger rangers realmadrid rebecca red ricardo rich richard rider river robert roberto
  roblox rock rodrigo ronaldo root rose roulette runner russia s sabrina sailing samantha samsung
  santiago santos saudade savannah sawasdee sawatdee sayang sayangku scarface school scooby
  scooter sebastian secret secure security senha september server service sex sexy shadow shannon
  shit siam silver singapore singer sister skater skyrim slipknot slot slots smile snickers
  snoopy snow snowball snowman soccer sofia softball soldier somchai something somsak sonic spain
  spartan special spencer spiderman sporting spring star starcraft starwars steelers stephanie
  storm student success sugar summer sunday sunset sunshine super superman superstar support
  surfer suzuki sweet sweetie sweety system t target teacher teamo teamomucho telegram telephone
  temp tennis tequiero test tester testing thailand therock thomas thunder tiffany tiger tiktok
  timothy toyota trinity trouble trust trustno turtle twilight twitter two u university user v
  valentina valorant vanessa vegas victoria vietnam vitoria vivo w wang warcraft warrior wasd
  water welcome whatever whatsapp white william win windows winner winston winter wizard woaini
  woaiwojia wolf work x xiaomi y yahoo yamaha yankees yellow yeuem youtube z zachary zelda zero
  zhang zxcv zxcvbn zxcvbnm`.split(/\s+/),
);

const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];

/** Pairs of columns, as fingers walk down the keyboard. */
const COLUMNS = [
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8',
  '1a2b3c4d5e6f7g8h',
  'a1s2d3f4g5h6',
  '12qwaszx',
  'zaq12wsxcde3',
  '147258369',
];

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** As much as people add to a word so that it is accepted. */
const TAIL_MAX = 4;

/** Any short word and the one digit, or the few, that every list tries behind every word. */
const SHORT_WORD = /^[a-z]{1,10}(?:1|12|123|1234|12345|123456)$/;
const SHORT_MAX = 12;

export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (text.length <= SHORT_MAX && SHORT_WORD.test(text)) return true;
  return isWalk(text) || isRepeat(text) || isMostlyCounting(text) || isDecoratedWord(text);
}

/** Digits that count, and a letter or two because a letter was asked for: a123456a. */
function isMostlyCounting(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  return (text.match(/\p{L}/gu) ?? []).length <= 2 && digits !== '' && isGuessable(digits);
}

/** A word that everybody thinks of, with something before or behind that is soon guessed. */
function isDecoratedWord(text: string): boolean {
  const [, before = '', word = '', behind = ''] =
    /^([^\p{L}\p{M}]*)(.*?)([^\p{L}\p{M}]*)$/su.exec(text) ?? [];
  if (!isGuessable(before) || !isGuessable(behind)) return isWord(spell(text));
  return isWord(word) || isWord(spell(word)) || isWord(spell(text));
}

/** Digits and signs that stand for letters: p4ssw0rd. */
const spell = (text: string): string =>
  Array.from(text)
    .map((letter) => LEET[letter] ?? letter)
    .join('');

/** Also twice the same word, or two of them: lovelove, ilovebaby. */
function isWord(text: string): boolean {
  if (STEMS.has(text) || isWalk(text)) return true;
  return Array.from({ length: Math.max(0, text.length - 5) }, (_, at) => at + 3).some(
    (at) => STEMS.has(text.slice(0, at)) && STEMS.has(text.slice(at)),
  );
}

function isGuessable(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  if (text.length > TAIL_MAX && text.length - digits.length > 2) return false;
  const singles = digits.replaceAll(/(\d)\1+/g, '$1');
  return digits.length <= TAIL_MAX || isWalk(digits) || isWalk(singles) || isRepeat(digits);
}

/** Made of pieces of three or more neighbours, forwards or backwards: qwerty123, 321cba. */
function isWalk(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    const length = walkLength(text.slice(at));
    if (length < 3) return false;
    at += length;
  }
  return text.length > 0;
}

const PATHS = [...ROWS, ...COLUMNS].flatMap((row) => [row, Array.from(row).toReversed().join('')]);

function walkLength(text: string): number {
  let length = Math.min(text.length, 40);
  while (length > 0 && !PATHS.some((path) => path.includes(text.slice(0, length)))) length -= 1;
  return length;
}

/** One to four characters over and over: 11111111, 121212. */
function isRepeat(text: string): boolean {
  return [1, 2, 3, 4].some(
    (size) => text.length >= 2 * size && text === text.slice(0, size).repeat(text.length / size),
  );
}
