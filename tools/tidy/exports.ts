import type { SourceFile } from './files.ts';

/** Named by nothing but tests, by file or by name, and why it stands. */
export const ONLY_TESTED: readonly (readonly [RegExp, string])[] = [
  [/^packages\/contract\/src\/vendor\.ts /, 'the rows of the vendor protocol, served as one list'],
  [/metrics\.ts poolConnections$/, 'a gauge is registered by being made'],
  [/ listTransfersOf$/, 'how the tests of who moves money read what a key moved'],
  [
    / moduleWallet$/,
    'the way to bet for modules of the platform; the vendors are outside it today',
  ],
  [/ KEPT_TABLES$/, 'says what a deletion keeps and why; tests hold the database to it'],
  [/ PROMOTION_ARROWS$/, 'the table of the database, in the contract; a test holds them equal'],
  [/ openVendor$/, 'a vendor is closed by hand, in the database'],
  [/ isDeckProven$/, 'for the auditor who is given the seed of the house'],
  [/ scripted$/, 'chance that is told what to draw'],
  [/ mostRoundOf$/, 'plays the round that pays the most of each game'],
  [/ contrast(Of|Pairs)$/, 'measures the themes'],
  [/ chiSquare$/, 'measures whether draws are even'],
  [
    / (tendBook|NO_FEED)$/,
    'the work of the book once through, and a feed that has told nothing yet',
  ],
  [/ fairValue$/, 'what cash-out offers are measured against'],
  [
    / (oddsFrom|cancelReason|profitMultiples|countLevels)$/,
    'nobody uses these yet: use or remove them',
  ],
  // Counted in tests: every case of a game, against its par sheet.
  [
    / (count(Reach|Poker)|waysToHit|every(Result|Pair|Draw)|houseEdge|spreadOfRounds|edgePercent)$/,
    'counts',
  ],
];

/** Tests and what they share, and this rule, which names what it lets pass. */
const TEST = /\.(test|spec|page)\.tsx?$|\/(testing|platform-tests)\/|^e2e\/|^tools\/tidy\//;
const EXPORT = /^export (?:async )?(?:function\*?|const|class) ([\w$]+)/gm;
/** A front door only passes names on; one that it changes (`a as b`) is used there. */
const PASSED_ON = /^export (?:type )?\{([^}]*)\} from [^;]*;/gm;

/** Values that the product exports and no code of it names, not even their own file. */
export function findUnusedExports(files: readonly SourceFile[]): readonly string[] {
  const written = files.filter(({ path }) => /\.(tsx?|mjs)$/.test(path) && !TEST.test(path));
  const counts = new Map<string, number>();
  for (const { code } of written) {
    const names = code.replaceAll(PASSED_ON, (_, list: string) =>
      list
        .split(',')
        .filter((part) => / as /.test(part))
        .join(' '),
    );
    for (const [name] of names.matchAll(/[A-Za-z_$][\w$]*/g)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return written
    .filter(({ path }) => /^(apps|packages)\/[^/]+\/src\//.test(path) && !path.includes('.gen.'))
    .flatMap(({ path, code }) =>
      [...code.matchAll(EXPORT)]
        .filter(([, name = '']) => counts.get(name) === 1)
        .map(([, name]) => `${path} ${name}`),
    );
}
