type Keys = Readonly<Record<string, () => void>>;

/** Keys of a game, by their `key`; they do nothing while a field has focus or a sheet is open. */
export function onKeys(keys: Keys): void {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest('input, select, dialog')) return;
    const press = keys[event.key];
    if (!press || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    press();
  });
}
