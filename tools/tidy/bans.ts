export type Ban = {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Where the rule looks; code unless it says otherwise. */
  readonly files: RegExp;
  /** The files where the pattern is at home. */
  readonly home?: RegExp;
};

const CODE = /\.(tsx?|mjs)$/;
const TOOLS = /^(tools|bench|e2e|sim)\/|\.config\.ts$/;
const TESTS = /\.test\.tsx?$|^e2e\//;

const or = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

/** What is not written here, and what is written instead. A new rule is a new row. */
export const BANS: readonly Ban[] = [
  { pattern: /\bMath\.random\(/, instead: 'a stream of chance that is handed in', files: CODE },
  {
    pattern: /\bnew Date\(\)|\bDate\.now\(/,
    instead: 'clock.now(), or performance.now() for a duration',
    files: CODE,
    home: or(/\/clock\.ts$/, TESTS),
  },
  {
    pattern: /(?<!')\bprocess\.env\b/,
    instead: 'the Config that is handed in',
    files: CODE,
    home: or(/\/config\.ts$/, /\/testing\//, TOOLS, TESTS),
  },
  {
    pattern: /\bparseFloat\(|\.toFixed\(/,
    instead: '@baize/std/money, or the formats of @baize/i18n',
    files: /^(packages\/(std|contract|engines|lottery|ui)|apps)\/.*\.tsx?$/,
  },
  {
    pattern: /'sv-SE'|'en-CA'|::timestamp at time zone \$\{/,
    instead: '@baize/std/day or @baize/std/calendar, which know the days of a zone',
    files: CODE,
    home: or(/^packages\/std\/src\/day\.ts$/, TESTS),
  },
  {
    pattern: /\.waitForTimeout\(/,
    instead: 'the signal that is waited for, or the page’s own clock (page.clock.runFor)',
    files: TESTS,
  },
  {
    pattern: /\btype (Asked|Told|Facts|Standing)\b/,
    instead: 'a name that a search finds: DepositInput, TeamFigures',
    files: CODE,
  },
  { pattern: /\benum \w+ \{/, instead: 'a union of literals', files: CODE },
  { pattern: /\bas any\b|: any\b|<any>/, instead: 'unknown, then narrow it', files: CODE },
  {
    pattern: /\bconsole\.(log|info|debug)\(/,
    instead: 'the log that is handed in',
    files: CODE,
    home: or(TOOLS, /^apps\/web\/build\.ts$/),
  },
  {
    pattern:
      /(^|[\s;{])(margin-|padding-|border-|inset-)?(left|right)\s*:|text-align:\s*(left|right)/m,
    instead: 'the logical property (inline-start, inline-end, start, end)',
    files: /^(packages\/ui|apps\/web)\/.*\.css$/,
  },
  {
    pattern: /writing-mode:\s*(vertical|sideways)/,
    instead: 'words that stand upright: Thai on its side cannot be read',
    files: /\.css$/,
  },
];

/** What no text says, comments and documents included. */
export const UNSAID: readonly Ban[] = [
  { pattern: /\b(TODO|FIXME|XXX)\b/, instead: 'the deed, or an issue', files: /./ },
  {
    pattern:
      /eslint-disable|oxlint-disable(?!-next-line \S+( \*\/\}?)?$)|@ts-(ignore|nocheck)|biome-ignore/,
    instead: 'code that needs no exception, or an exception to one rule on one line',
    files: CODE,
    home: TESTS,
  },
  { pattern: /\/(work|root)\//, instead: 'a path from the repository', files: /./ },
  { pattern: /\bcom[p]s\b/, instead: 'the thing itself', files: /./ },
  {
    pattern: /https?:\/\/[^\s'"]*(registry|npmmirror|artifactory)/,
    instead: 'nothing: which registry is asked is the machine’s business',
    files: /./,
  },
];
