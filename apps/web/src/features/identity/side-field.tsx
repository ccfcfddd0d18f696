import type { PictureHint, Side } from '@baize/contract/identity';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import type { Id } from '@baize/std/id';
import { Icon } from '@baize/ui/icon.tsx';
import { check, upload } from '@baize/ui/icons';
import { useEffect, useId, useState } from 'react';
import { CallError } from '../../shared/server/call-error.tsx';
import { useIdentityPicture } from './use-identity.ts';

const NAMES: Readonly<Record<Side, readonly [PlainKey, PlainKey]>> = {
  front: ['security.identity_front', 'security.identity_front_hint'],
  back: ['security.identity_back', 'security.identity_back_hint'],
  selfie: ['security.identity_selfie', 'security.identity_selfie_hint'],
};

const HINTS: Readonly<Record<PictureHint, PlainKey>> = {
  small: 'security.identity_small',
  dark: 'security.identity_dark',
  bright: 'security.identity_bright',
  blurred: 'security.identity_blurred',
};

type Props = {
  side: Side;
  isMissing: boolean;
  onTaken: (pictureId: Id<'idp'> | null) => void;
};

/** One photograph: on a telephone the camera opens, elsewhere the chooser of files. */
export function SideField({ side, isMissing, onTaken }: Props) {
  const t = useT();
  const id = useId();
  const sending = useIdentityPicture();
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => () => (shown === null ? undefined : URL.revokeObjectURL(shown)), [shown]);
  const take = (file: File | undefined) => {
    if (!file) return;
    setShown(URL.createObjectURL(file));
    onTaken(null);
    sending.mutate({ side, file }, { onSuccess: ({ pictureId }) => onTaken(pictureId) });
  };
  const [name, hint] = NAMES[side];
  const { data, isPending } = sending;
  return (
    <div className="identity-side">
      <span className="field-label" id={`${id}-name`}>
        {t(name)}
      </span>
      <label className="identity-shot">
        <input
          type="file"
          accept="image/jpeg,image/png"
          capture={side === 'selfie' ? 'user' : 'environment'}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {shown === null ? <Icon of={upload} /> : <img src={shown} alt="" />}
        <span>{t(shown === null ? 'security.identity_take' : 'security.identity_retake')}</span>
      </label>
      <span className="field-hint" id={`${id}-hint`}>
        {t(hint)}
      </span>
      <output className="identity-fate">
        {isPending && t('security.identity_sending')}
        {data?.hints.length === 0 && (
          <span className="identity-good">
            <Icon of={check} /> {t('security.identity_good')}
          </span>
        )}
        {data?.hints.map((each) => (
          <span key={each} className="identity-bad">
            {t(HINTS[each])}
          </span>
        ))}
      </output>
      {isMissing && !isPending && <p className="field-error">{t('security.identity_missing')}</p>}
      <CallError error={sending.error} />
    </div>
  );
}
