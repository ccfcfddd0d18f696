import { Obstacle } from './obstacle.ts';

type Reason = readonly [
  sign: RegExp,
  sentence: (dataDir: string, found: RegExpExecArray) => string,
];

/** What PostgreSQL says when it gives up, and what that means for the person who started it. */
const REASONS: readonly Reason[] = [
  [/No space left on device/, (dir) => `The disk of ${dir} is full: make room, or set DATA_DIR.`],
  [
    /Read-only file system/,
    (dir) => `${dir} is on a read-only disk: set DATA_DIR to another folder.`,
  ],
  [
    /could not look up effective user ID (\d+)/,
    (_, found) =>
      `The user id ${found[1]} has no name on this machine, which PostgreSQL asks for: ` +
      'start as a user listed in /etc/passwd, or set DATABASE_URL.',
  ],
  [
    /error while loading shared libraries: (\S+):/,
    (_, found) => `PostgreSQL lacks the library ${found[1]}: run npm ci, or set DATABASE_URL.`,
  ],
  [
    /setpriv: .*|apply bounding set|activate capabilities/,
    () =>
      'PostgreSQL does not run as root, and no other user may enter this folder: ' +
      'clone to a folder everyone may enter, start as an ordinary user, or set DATABASE_URL.',
  ],
  [
    /could not create shared memory segment|could not map anonymous shared memory/,
    () => 'There is too little memory for PostgreSQL: free some, or set DATABASE_URL.',
  ],
  [
    /Permission denied/,
    (dir) => `PostgreSQL may not use ${dir}: give it to the user who starts, or set DATA_DIR.`,
  ],
];

/** Turns the last words of PostgreSQL into one sentence; unknown ones are passed on as they are. */
export function explain(said: string, dataDir: string): Obstacle {
  for (const [sign, sentence] of REASONS) {
    const found = sign.exec(said);
    if (found) return new Obstacle(sentence(dataDir, found));
  }
  const words = said.split('\n').filter((line) => /FATAL|PANIC|error|ERROR/.test(line));
  const last = words.at(-1) ?? said.trim().split('\n').at(-1) ?? '';
  return new Obstacle(
    `PostgreSQL did not start: ${last.trim()} (its log: ${dataDir}/postgres.log)`,
  );
}

/** Trouble with files as one sentence; any other error stays what it is. */
export function explainFileError(error: unknown, dataDir: string): unknown {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  const reason = FILE_REASONS[code ?? ''];
  if (!reason) return error;
  return new Obstacle(`The data folder ${dataDir} ${reason}: set DATA_DIR to another.`);
}

const FILE_REASONS: Record<string, string> = {
  EACCES: 'may not be written by you',
  EPERM: 'may not be written by you',
  EROFS: 'is on a read-only disk',
  ENOSPC: 'is on a full disk (make room)',
  EDQUOT: 'is on a disk where your share is used up',
  EEXIST: 'is a file',
  ENOTDIR: 'lies below a file',
};
