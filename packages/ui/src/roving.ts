type Place = {
  readonly at: number;
  readonly count: number;
  /** `inline` answers to left and right, `block` to up and down. */
  readonly axis: 'inline' | 'block';
};

type Press = { readonly key: string; readonly currentTarget: EventTarget };

/**
 * Where a key moves the focus in a row or a column of controls; `null` if the key is not for us.
 * Both ends meet, and in a right-to-left page the arrow to the left goes onwards.
 */
export function nextIndex({ key, currentTarget }: Press, { at, count, axis }: Place) {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const isRtl = axis === 'inline' && (currentTarget as Element).matches(':dir(rtl)');
  const arrows = axis === 'block' ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];
  const [onwards, back] = isRtl ? arrows.reverse() : arrows;
  if (key === onwards) return (at + 1) % count;
  if (key === back) return (at - 1 + count) % count;
  return null;
}
