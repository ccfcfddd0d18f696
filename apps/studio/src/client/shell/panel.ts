import { close } from '@baize/ui/icons';
import { button, make } from '../dom.ts';
import type { Say } from '../words.ts';

export type Panel = {
  open(content: readonly Node[]): void;
  close(): void;
  readonly body: HTMLElement;
  readonly element: HTMLElement;
};

/** One sheet for everything that is read beside the game. Escape and a press outside close it. */
export function createPanel(say: Say, title: string): Panel {
  const body = make('div', { class: 'panel-body' });
  const dialog = make('dialog', { class: 'panel', 'aria-label': title }, [
    make('header', {}, [
      make('h2', {}, [title]),
      button({
        look: 'quiet',
        label: say('close'),
        icon: close,
        isBare: true,
        onPress: () => dialog.close(),
      }),
    ]),
    body,
  ]);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return {
    body,
    element: dialog,
    open(content) {
      body.replaceChildren(...content);
      // A page that was drawn anew has lost it.
      if (!dialog.isConnected) document.body.append(dialog);
      if (!dialog.open) dialog.showModal();
    },
    close: () => dialog.close(),
  };
}
