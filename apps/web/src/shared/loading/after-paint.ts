/**
 * Does something once the page has shown what it was told last; gives what calls it off. A page
 * that nobody looks at paints nothing, but no press comes from it either.
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
