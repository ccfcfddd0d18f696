const isTerminal = process.stdout.isTTY && !process.env['NO_COLOR'];

const paint = (code: number) => (text: string) =>
  isTerminal ? `\u001B[${code}m${text}\u001B[0m` : text;

export const bold = paint(1);
export const dim = paint(2);
export const red = paint(31);
export const green = paint(32);

export const say = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

/** A length of time as a person says it. */
export const seconds = (ms: number): string => `${(Math.round(ms / 100) / 10).toString()} s`;
