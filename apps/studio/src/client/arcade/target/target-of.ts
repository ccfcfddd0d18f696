/** What was typed as a target, in hundredths; null when it is no number. */
export function targetOf(typed: string): number | null {
  const text = typed.replaceAll(/[\s×x]/g, '');
  // The last mark is the point; those before it part the thousands, as people of every tongue type.
  const plain = text.replaceAll(/[.,](?=.*[.,])/g, '').replace(',', '.');
  const isThousands = /^\d{1,3}[.,]\d{3}$/.test(text) && !text.startsWith('0');
  const value = Number(isThousands ? text.replace(/[.,]/, '') : plain);
  return plain === '' || !Number.isFinite(value) ? null : Math.round(value * 100);
}
