/** Every way to take so many of these, in no order; each keeps the order of the list. */
export function* subsets<Value>(
  values: readonly Value[],
  count: number,
): Generator<readonly Value[]> {
  if (count > values.length) return;
  const places = Array.from({ length: count }, (_, place) => place);
  for (;;) {
    yield places.map((place) => values[place] as Value);
    // The last place that can still move on does, and those after it follow close behind.
    let at = count - 1;
    while (at >= 0 && places[at] === values.length - count + at) at -= 1;
    if (at < 0) return;
    let place = (places[at] ?? 0) + 1;
    for (; at < count; at += 1, place += 1) places[at] = place;
  }
}

/** Every way to take one of each list, the first list changing last. */
export function* products<Value>(
  lists: readonly (readonly Value[])[],
): Generator<readonly Value[]> {
  if (lists.some((list) => list.length === 0)) return;
  // Counted up like a number whose digits have bases of their own: calls within calls were too slow.
  const places = lists.map(() => 0);
  const values = lists.map((list) => list[0] as Value);
  for (;;) {
    yield values.slice();
    let at = lists.length - 1;
    while (at >= 0 && places[at] === (lists[at]?.length ?? 0) - 1) {
      places[at] = 0;
      values[at] = lists[at]?.[0] as Value;
      at -= 1;
    }
    if (at < 0) return;
    places[at] = (places[at] ?? 0) + 1;
    values[at] = lists[at]?.[places[at] ?? 0] as Value;
  }
}

/** Every order of so many different values out of these. */
export function* arrangements<Value>(
  values: readonly Value[],
  count: number,
): Generator<readonly Value[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [place, value] of values.entries()) {
    const others = values.filter((_, other) => other !== place);
    for (const rest of arrangements(others, count - 1)) yield [value, ...rest];
  }
}

/** Every different order of a list in which values may repeat: aab, aba, baa. */
export function* orders(values: readonly string[]): Generator<readonly string[]> {
  if (values.length === 0) {
    yield [];
    return;
  }
  for (const value of new Set(values)) {
    const place = values.indexOf(value);
    for (const rest of orders(values.toSpliced(place, 1))) yield [value, ...rest];
  }
}
