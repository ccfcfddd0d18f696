import { RATE, type Stereo } from './pcm.ts';

const HEAD = 44;
const MOST = 32_767;

/** A sound as a file that every player opens: 16 bits, two channels. */
export function wavOf({ left, right }: Stereo): Uint8Array {
  const bytes = new Uint8Array(HEAD + left.length * 4);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string) => {
    for (let i = 0; i < word.length; i++) view.setUint8(at + i, word.charCodeAt(i));
  };
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 2, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 4, true);
  view.setUint16(32, 4, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, left.length * 4, true);
  for (let i = 0; i < left.length; i++) {
    view.setInt16(HEAD + i * 4, Math.round(left[i]! * MOST), true);
    view.setInt16(HEAD + i * 4 + 2, Math.round(right[i]! * MOST), true);
  }
  return bytes;
}
