import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { copyText } from '@baize/ui/copy-text';
import { copy, share } from '@baize/ui/icons';
import { QrCode } from '@baize/ui/qr-code.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { useBrandName } from '../../shared/loading/start.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { referralLink } from './use-referral.ts';

/** The code, the link and its picture, and the ways to hand them on. */
export function ShareCard({ code }: { code: string }) {
  const t = useT();
  const link = referralLink(code);
  const brand = useBrandName();
  const [isOpen, setOpen] = useState(false);
  const text = t('referral.share_text', { brand, code });
  const press = () => {
    void shareByDevice({ title: brand, text, url: link }).then((isShared) => {
      if (!isShared) setOpen(true);
    });
  };
  return (
    <Card className="referral-share">
      <figure>
        <QrCode className="referral-qr" value={link} label={t('referral.qr')} />
        <figcaption className="faint">{t('referral.qr_text')}</figcaption>
      </figure>
      <div className="referral-ways">
        <Copied name={t('referral.code')} value={code} label={t('referral.copy_code')} isCode />
        <Copied name={t('referral.link')} value={link} label={t('referral.copy_link')} />
        <Button look="act" icon={share} onClick={press}>
          {t('referral.share')}
        </Button>
      </div>
      <ShareDialog isOpen={isOpen} onClose={() => setOpen(false)} text={text} link={link} />
    </Card>
  );
}

/** By the sheet of the device. False where it has none; who closes it has had their choice. */
async function shareByDevice(shared: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

type CopiedProps = { name: string; value: string; label: string; isCode?: boolean };

function Copied({ name, value, label, isCode }: CopiedProps) {
  const t = useT();
  const show = useToast();
  const press = () => {
    void copyText(value).then((isDone) =>
      show(
        isDone
          ? { tone: 'win', text: t('copy_success') }
          : { tone: 'loss', text: t('referral.copy_failed') },
      ),
    );
  };
  return (
    <p className="referral-copied">
      <small className="faint">{name}</small>
      <bdi className={isCode ? 'referral-code' : 'referral-link'}>{value}</bdi>
      <Button look="line" icon={copy} onClick={press}>
        {label}
      </Button>
    </p>
  );
}
