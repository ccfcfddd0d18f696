import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import './modal.css';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** Off while money is on its way: then neither Escape nor a press outside closes it. */
  canClose?: boolean | undefined;
  className: string;
  labelledBy: string;
  children: ReactNode;
};

/**
 * The browser's own modal: it keeps focus inside, gives it back afterwards, and makes the page
 * behind inert. Its content lives only while it is open, so a form starts afresh each time.
 */
export function Modal({ isOpen, onClose, canClose = true, className, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const page = document.documentElement;
    // Said by hand: a style that asked the page for an open dialog would be asked at every change.
    page.dataset['modal'] = innerWidth > page.clientWidth ? 'wide' : 'narrow';
    element.showModal();
    // The first thing to type into, where there is one; the browser would choose the close button.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element.close();
      if (!document.querySelector('dialog:modal')) delete page.dataset['modal'];
    };
  }, [isOpen]);

  // A browser asks `cancel` only once; refusing the key itself also holds against a second press.
  const refuseEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !canClose) event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className={`modal ${className}`}
      aria-labelledby={props.labelledBy}
      onKeyDown={refuseEscape}
      onCancel={(event) => {
        // An open list or file chooser inside sends a cancel of its own up the tree.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (canClose) onClose();
      }}
      onPointerDown={(event) => {
        if (canClose && event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen && props.children}
    </dialog>
  );
}
