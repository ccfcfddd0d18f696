const CSV = 'text/csv;charset=utf-8';

/** Hands a file to the browser to keep. A text is a list for spreadsheets. */
export function saveFile(name: string, content: string | Blob): void {
  const file = typeof content === 'string' ? new Blob([content], { type: CSV }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
