import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import './button.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconPath } from './icons.ts';

export type ButtonLook = 'act' | 'brand' | 'plain' | 'line' | 'ghost' | 'white' | 'danger';

type Style = {
  /** `act` is the one action of the view, once; equal choices are never `act`. */
  look?: ButtonLook | undefined;
  size?: 'small' | 'medium' | 'big' | undefined;
  isFull?: boolean | undefined;
};

type Content = {
  icon?: IconPath | undefined;
  /** An icon after the words that points onwards; it mirrors with the page. */
  endIcon?: IconPath | undefined;
  children: ReactNode;
};

/** The classes of a button, for what must be a router's link and look like one. */
export const buttonClass = ({ look = 'plain', size = 'medium', isFull }: Style = {}): string =>
  classNames('btn', `btn-${look}`, size !== 'medium' && `btn-${size}`, isFull && 'btn-full');

type ButtonProps = ComponentProps<'button'> & Style & Content & { isBusy?: boolean | undefined };

/** Busy, it keeps its width and its word, shows a ring, and takes no second press. */
export function Button({ look, size, isFull, isBusy, icon, endIcon, ...props }: ButtonProps) {
  const { className, children, onClick, type = 'button', ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ look, size, isFull }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={press}
    >
      {isBusy ? <span className="btn-ring" data-alone={!icon} /> : icon && <Icon of={icon} />}
      {children}
      {endIcon && <Icon of={endIcon} flip />}
    </button>
  );
}

type LinkButtonProps = ComponentProps<'a'> & Style & Content & { href: string };

export function LinkButton({ look, size, isFull, icon, endIcon, ...props }: LinkButtonProps) {
  const { className, children, ...rest } = props;
  return (
    <a {...rest} className={classNames(buttonClass({ look, size, isFull }), className)}>
      {icon && <Icon of={icon} />}
      {children}
      {endIcon && <Icon of={endIcon} flip />}
    </a>
  );
}
