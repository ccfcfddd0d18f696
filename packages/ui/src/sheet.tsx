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
  /** The edge it slides from. */
  from?: 'bottom' | 'start' | 'end';
  footer?: ReactNode;
  children: ReactNode;
};

/** A panel at an edge: a menu, filters, details, while the page stays where it was. */
export function Sheet({ title, from = 'bottom', footer, children, ...modal }: Props) {
  const t = useT();
  const titleId = useId();
  const { onClose, canClose = true } = modal;
  return (
    <Modal {...modal} labelledBy={titleId} className={classNames('sheet', `sheet-${from}`)}>
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
