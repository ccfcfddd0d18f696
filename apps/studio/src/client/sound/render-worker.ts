import { CUES, type CueName } from '../../sound/cue-names.ts';
import { renderCue } from '../../sound/cues.ts';
import { themeOfTitle } from '../../sound/world-of.ts';

/** A sound that is ready. */
export type Rendered = {
  readonly name: CueName;
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
};

// Beside the page, which stays smooth while the band plays in.
addEventListener('message', ({ data: key }: MessageEvent<string>) => {
  const theme = themeOfTitle(key);
  for (const name of CUES) {
    const { left, right } = renderCue(theme, name);
    const rendered: Rendered = { name, left, right };
    postMessage(rendered, { transfer: [left.buffer, right.buffer] });
  }
});
