/**
 * Runs at the end of every page, from its own source text: it may use nothing from outside itself. It
 * asks for the program when the drawn page has been painted. Until then the network belongs to what
 * is seen first, its picture above all.
 */
export function fetchProgram() {
  const begin = () => {
    const { program = '' } = document.documentElement.dataset;
    const files = program.split(' ');
    for (const href of files) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = files.at(-1) ?? '';
    document.head.append(script);
  };
  // What nobody looks at is never painted.
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}
