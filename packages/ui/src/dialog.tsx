import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { TitledModal, type TitledModalProps } from './titled-modal.tsx';

type Props = TitledModalProps & {
  /** A picture at the start, on wide screens only. */
  art?: ReactNode;
  size?: 'small' | 'medium' | 'wide';
};

/** A question or a short form over the page; on a phone it comes up from below. */
export function Dialog({ size = 'medium', ...modal }: Props) {
  return <TitledModal {...modal} className={classNames('dlg', `dlg-${size}`)} />;
}
