import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconPath } from './icons.ts';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does, in words: heard by readers, shown on hover. */
  label: string;
  icon: IconPath;
  look?: ButtonLook;
  isRound?: boolean;
  flip?: boolean;
};

export function IconButton({ label, icon, look = 'ghost', isRound, flip, ...props }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...props}
      aria-label={label}
      className={classNames(
        buttonClass({ look }),
        'btn-icon',
        isRound && 'btn-round',
        props.className,
      )}
    >
      <Icon of={icon} flip={flip ?? false} />
    </button>
  );
}
