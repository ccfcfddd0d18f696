export type Strength = 'weak' | 'fair' | 'strong';

const CLASSES = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** What guessing begins with. */
const COMMON = /passw[o0]rd|qwerty|letmein|welcome|iloveyou|abc123|12345|admin/i;

/** A rough word of advice beside the rule: length counts most, variety helps. */
export function strengthOf(password: string): Strength {
  const variety = CLASSES.filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (password.length < 8 || distinct < 5 || COMMON.test(password)) return 'weak';
  if (password.length >= 14 || (password.length >= 10 && variety >= 3)) return 'strong';
  return 'fair';
}
