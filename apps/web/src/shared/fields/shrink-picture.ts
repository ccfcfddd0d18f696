const SIDE_MAX = 2_000;
/** What is smaller goes as it is: nobody waits for it. */
const BYTES_MIN = 400_000;

/** The server makes it as small anyway; over a telephone's line the whole file would take minutes. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size < BYTES_MIN) return file;
  // A file that the browser cannot draw is for the server to refuse, in words.
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return file;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.86),
  );
  return drawn && drawn.size < file.size ? drawn : file;
}

/** A file in base 64, as calls carry it. The browser writes it behind a head that ends in a comma. */
export async function textOf(file: Blob): Promise<string> {
  const reader = new FileReader();
  const read = new Promise((resolve, reject) => {
    reader.addEventListener('load', resolve);
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')));
  });
  reader.readAsDataURL(file);
  await read;
  return typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '';
}
