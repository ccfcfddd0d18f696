import { useT } from '@baize/i18n/react.tsx';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import './dialog.css';
import { IconButton } from './icon-button.tsx';
import { close } from './icons.ts';
import { Modal } from './modal.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  canClose?: boolean;
  title: ReactNode;
  /** A picture at the start, on wide screens only. */
  art?: ReactNode;
  size?: 'small' | 'medium' | 'wide';
  /** The buttons, at the end; on a phone they fill the width. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A question or a short form over the page; on a phone it comes up from below. */
export function Dialog({ title, art, size = 'medium', footer, children, ...modal }: Props) {
  const t = useT();
  const titleId = useId();
  const { onClose, canClose = true } = modal;
  return (
    <Modal {...modal} labelledBy={titleId} className={classNames('dlg', `dlg-${size}`)}>
      {art && <div className="dlg-art">{art}</div>}
      <div className="dlg-main">
        <header className="dlg-head">
          <h2 id={titleId}>{title}</h2>
          {canClose && <IconButton label={t('ui_close')} icon={close} onClick={onClose} />}
        </header>
        <div className="dlg-body">{children}</div>
        {footer && <footer className="dlg-foot">{footer}</footer>}
      </div>
    </Modal>
  );
}
