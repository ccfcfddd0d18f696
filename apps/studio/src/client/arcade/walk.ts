type Walk = { readonly element: HTMLElement; readonly places: readonly HTMLElement[] };

/** The arrow keys walk from place to place of a board, in rows as they are seen. */
export function walkByArrows({ element, places }: Walk): void {
  element.addEventListener('keydown', (event) => {
    const place = places.indexOf(event.target as HTMLElement);
    const step = stepsOf(places)[event.key];
    if (step === undefined || place < 0) return;
    event.preventDefault();
    places[place + step]?.focus();
  });
}

/** How many stand beside each other depends on the width of the page. */
function stepsOf(places: readonly HTMLElement[]): Readonly<Record<string, number>> {
  const top = places[0]?.offsetTop ?? 0;
  const row = places.filter(({ offsetTop }) => offsetTop === top).length;
  return { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row };
}
