import { useT } from '@baize/i18n/react.tsx';
import { type ReactNode, useId } from 'react';
import './dialog.css';
import { IconButton } from './icon-button.tsx';
import { close } from './icons.ts';
import { Modal } from './modal.tsx';

export type TitledModalProps = {
  isOpen: boolean;
  onClose: () => void;
  canClose?: boolean;
  title: ReactNode;
  /** The buttons, at the end; on a phone they fill the width. */
  footer?: ReactNode;
  children: ReactNode;
};

type Props = TitledModalProps & { className: string; art?: ReactNode };

/** What dialogs and sheets share: a title with the button that closes, the content, the buttons. */
export function TitledModal({ title, art, footer, children, className, ...modal }: Props) {
  const t = useT();
  const titleId = useId();
  const { onClose, canClose = true } = modal;
  return (
    <Modal {...modal} labelledBy={titleId} className={className}>
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
