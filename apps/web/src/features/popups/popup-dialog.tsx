import type { Popup } from '@baize/contract/system';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { catchOwnLinks } from './own-links.ts';
import { PopupArt } from './popup-art.tsx';
import './popup-dialog.css';
import { showHtml } from './show-html.ts';

type Props = {
  readonly popup: Popup;
  /** How many come after it. */
  readonly waiting: number;
  readonly onClose: () => void;
};

export function PopupDialog({ popup, waiting, onClose }: Props) {
  const navigate = useNavigate();
  const follow = (to: string) => {
    onClose();
    void navigate({ to });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={popup.title}
      art={<PopupArt about={popup.promotionType} />}
      footer={<Onwards waiting={waiting} onClose={onClose} />}
    >
      <Words html={popup.content} onFollow={follow} />
    </Dialog>
  );
}

type WordsProps = { readonly html: string; readonly onFollow: (to: string) => void };

function Words({ html, onFollow }: WordsProps) {
  const words = useRef<HTMLDivElement>(null);
  // Before it is shown: what has the focus first may be a link in it.
  useLayoutEffect(() => {
    if (words.current) showHtml(words.current, html);
  }, [html]);
  useEffect(() => catchOwnLinks(words.current, onFollow));
  return <div className="popup" ref={words} />;
}

function Onwards({ waiting, onClose }: Pick<Props, 'waiting' | 'onClose'>) {
  const t = useT();
  return (
    <>
      {waiting > 0 && (
        <p className="popup-waiting">{t('home.popup_waiting', { count: waiting })}</p>
      )}
      <Button look="brand" onClick={onClose}>
        {t('home.popup_understood')}
      </Button>
    </>
  );
}
