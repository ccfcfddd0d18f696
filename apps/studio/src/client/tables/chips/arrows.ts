const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Moves the focus over a cloth by the arrow keys, to the nearest place in that direction. Only one
 * place is in the order of the Tab key: nobody tabs through 157 of them.
 */
export function moveByArrows(cloth: HTMLElement): void {
  const spots = () => [...cloth.querySelectorAll<HTMLElement>('.spot')].filter(isSeen);
  const stop = (chosen: HTMLElement) => {
    for (const spot of cloth.querySelectorAll<HTMLElement>('.spot')) spot.tabIndex = -1;
    chosen.tabIndex = 0;
  };
  cloth.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('.spot')) stop(target);
  });
  cloth.addEventListener('keydown', (event) => {
    const direction = DIRECTIONS[event.key];
    if (!direction || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    nearest(event.target, spots(), direction)?.focus();
  });
  const [first] = spots();
  const known = first ?? cloth.querySelector<HTMLElement>('.spot');
  if (known) stop(known);
}

const isSeen = (element: HTMLElement): boolean => element.offsetParent !== null;

const middleOf = (element: HTMLElement): readonly [x: number, y: number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** What lies ahead is nearer than what lies as far to the side. */
function nearest(
  from: HTMLElement,
  spots: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | null {
  const [x, y] = middleOf(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const [toX, toY] = middleOf(spot);
    const ahead = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    if (spot === from || ahead < 3) continue;
    const distance = ahead + 2.5 * aside;
    if (distance < least) [least, best] = [distance, spot];
  }
  return best;
}
