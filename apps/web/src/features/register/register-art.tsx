import { useT } from '@baize/i18n/react.tsx';
import { useBrandName } from '../../shared/start.tsx';

/** A drawn scene with a word of welcome; on a phone the form needs the room. */
export function RegisterArt() {
  const t = useT();
  const brand = useBrandName();
  return (
    <figure className="register-art">
      <img src="/images/cover/elephant-480.webp" alt="" width="480" height="640" />
      <figcaption>
        <p className="display">{t('register.art_title', { brand })}</p>
        <p>{t('register.art_text')}</p>
      </figcaption>
    </figure>
  );
}
