import { wordingOf } from '@baize/client/api-error';
import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_MAX } from '@baize/contract/upload';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Button } from '@baize/ui/button.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { check, refresh } from '@baize/ui/icons';
import { Upload } from '@baize/ui/upload.tsx';
import { type Picture, type PicturesHold, type UploadCall, usePictures } from './use-pictures.ts';

type Props = {
  label: string;
  /** The pictures that the server has, in the order they are shown. */
  value: readonly Id<'upl'>[];
  onChange: (ids: readonly Id<'upl'>[]) => void;
  /** A form waits while a picture is on its way or could not be sent. */
  onHold: (hold: PicturesHold) => void;
  /** The call that takes them, where nobody need be logged in. */
  upload?: UploadCall;
  hint?: string;
  error?: string;
};

const TYPES = ['image/png', 'image/jpeg'];

/** Up to three pictures that prove something; each goes at once and says how it fared. */
export function PicturePicker({ label, value, onChange, onHold, upload, hint, error }: Props) {
  const t = useT();
  const { pictures, refused, choose, send } = usePictures({ upload, onChange, onHold });
  // Whoever empties the value begins anew.
  const shown = pictures.filter(({ uploadId }) => uploadId === null || value.includes(uploadId));
  const statuses = new Map(
    shown.map((picture) => [
      picture.file,
      <Fate key={picture.file.name} of={picture} onRetry={() => void send(picture.file)} />,
    ]),
  );
  const refusedText = refused
    .map(({ name, error: why }) => t('cashier.picture_refused', { name, why: wordingOf(why, t) }))
    .join(' ');
  return (
    <Upload
      label={label}
      hint={hint}
      error={refusedText === '' ? error : refusedText}
      types={TYPES}
      sizeMaxBytes={ATTACHMENT_BYTES_MAX}
      countMax={ATTACHMENTS_MAX}
      files={shown.map(({ file }) => file)}
      onChange={choose}
      statuses={statuses}
    />
  );
}

function Fate({ of, onRetry }: { of: Picture; onRetry: () => void }) {
  const t = useT();
  if (of.error !== null) {
    return (
      <>
        <span className="upload-failed">{wordingOf(of.error, t)}</span>
        <span className="faint">{t('cashier.picture_failed')}</span>
        <Button size="small" look="line" icon={refresh} onClick={onRetry}>
          {t('system.retry')}
        </Button>
      </>
    );
  }
  if (of.uploadId === null) return <span className="faint">{t('cashier.picture_sending')}</span>;
  return (
    <span className="upload-sent">
      <Icon of={check} /> {t('cashier.picture_sent')}
    </span>
  );
}
