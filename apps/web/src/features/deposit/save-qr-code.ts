import { encodeQr } from '@baize/ui/qr-code.tsx';
import { saveFile } from '@baize/ui/save-file';

/** Of one dark square: large enough for a banking app that reads the code from the gallery. */
const SQUARE_PX = 12;

/** Keeps the code as a PNG, which a phone puts among its photos and every banking app opens. */
export async function saveQrCode(name: string, value: string): Promise<void> {
  const { data, size } = encodeQr(value);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * SQUARE_PX;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#10102a';
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect(x * SQUARE_PX, y * SQUARE_PX, SQUARE_PX, SQUARE_PX);
    }
  }
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture) saveFile(name, picture);
}
