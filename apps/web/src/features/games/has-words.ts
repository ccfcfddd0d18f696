/** Small letters without marks above them: how names are compared with what somebody types. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Whether a text contains every word that was typed, in any order. */
export function hasWords(text: string, typed: string): boolean {
  const whole = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
