import { useT } from '@baize/i18n/react.tsx';
import { assert } from '@baize/std/assert';
import { createContext, type ReactNode, use, useEffect, useReducer, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { alert, check, close, info } from './icons.ts';
import './toast.css';

const ICONS = { win: check, loss: alert, warn: alert, info } as const;
const SHOWN_MS = 6_000;
const SHOWN_AT_ONCE = 3;

export type ToastMessage = {
  tone: keyof typeof ICONS;
  text: ReactNode;
  /** One thing to do about it. */
  action?: ReactNode;
};

type Queued = ToastMessage & { readonly id: number };
type Queue = { readonly waiting: readonly Queued[]; readonly lastId: number };
type Change = { readonly show: ToastMessage } | { readonly dismiss: number };

function changeQueue({ waiting, lastId }: Queue, change: Change): Queue {
  if ('dismiss' in change)
    return { waiting: waiting.filter(({ id }) => id !== change.dismiss), lastId };
  const id = lastId + 1;
  return { waiting: [...waiting, { ...change.show, id }], lastId: id };
}

const REST_MS = 2_000;

type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Shows a message at the edge of the screen. What went wrong also stands where it went wrong. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  assert(show, 'toasts are shown inside a ToastProvider');
  return show;
}

/** Holds the queue: three at once, the rest wait their turn. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useT();
  const [{ waiting }, change] = useReducer(changeQueue, { waiting: [], lastId: 0 });
  const region = useRef<HTMLElement>(null);

  // Readers announce only what is added to a region that they already know. It comes after the page:
  // the style of all that is drawn is worked out anew for it.
  useEffect(() => {
    const timer = setTimeout(() => raise(region.current), REST_MS);
    return () => clearTimeout(timer);
  }, []);

  const show: ShowToast = (message) => {
    raise(region.current);
    change({ show: message });
  };
  const shown = waiting.slice(0, SHOWN_AT_ONCE);
  const urgent = shown.filter(({ tone }) => tone === 'loss');
  const calm = shown.filter(({ tone }) => tone !== 'loss');
  return (
    <ToastContext value={show}>
      {children}
      <section ref={region} className="toasts" popover="manual" aria-label={t('ui_notices')}>
        <div aria-live="polite">
          {calm.map((message) => (
            <Toast key={message.id} message={message} change={change} />
          ))}
        </div>
        <div role="alert">
          {urgent.map((message) => (
            <Toast key={message.id} message={message} change={change} />
          ))}
        </div>
      </section>
    </ToastContext>
  );
}

/** Above an open dialog too: of all that floats, what was shown last is the topmost. */
function raise(region: HTMLElement | null) {
  if (!region) return;
  const isOpen = region.matches(':popover-open');
  if (isOpen && !document.querySelector('dialog:modal')) return;
  if (isOpen) region.hidePopover();
  region.showPopover();
}

type ToastProps = { message: Queued; change: (change: Change) => void };

/** It leaves by itself unless it is bad news, is being read, or holds the focus. */
function Toast({ message: { id, tone, text, action }, change }: ToastProps) {
  const t = useT();
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld || tone === 'loss') return;
    const timer = setTimeout(() => change({ dismiss: id }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld, tone, change]);

  return (
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={ICONS[tone]} className={`tone-${tone}`} />
      <span className="toast-text">{text}</span>
      {action}
      <IconButton label={t('ui_close')} icon={close} onClick={() => change({ dismiss: id })} />
    </div>
  );
}
