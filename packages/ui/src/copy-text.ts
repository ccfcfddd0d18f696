/**
 * Puts a text on the clipboard; says whether it worked. Pages that are not served over TLS have no
 * clipboard of their own: there the text is selected in a hidden field and copied the old way.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr';
  // Beside the focused element, because a modal makes everything outside itself inert.
  (document.activeElement?.parentElement ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}
