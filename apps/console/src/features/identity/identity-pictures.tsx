import { type IdentityFile, readIdentityPicture } from '@baize/contract/identity-desk';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Skeleton } from '@baize/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { useMay } from '../../shared/use-operator.ts';
import { SIDE_NAMES } from './identity-names.ts';
import './identity.css';

/** Side by side, and only when asked for: every look is written down. */
export function IdentityPictures({ file: { pictures, looks } }: { file: IdentityFile }) {
  const t = useT();
  const may = useMay();
  const [isShown, setShown] = useState(false);
  if (pictures.length === 0) return <p className="muted">{t('console.identity_pictures_gone')}</p>;
  if (!may('identity.decide')) return null;
  if (!isShown) {
    return (
      <p>
        <Button look="line" onClick={() => setShown(true)}>
          {t('console.identity_show')}
        </Button>{' '}
        <span className="muted">{t('console.identity_looks', { count: looks })}</span>
      </p>
    );
  }
  return (
    <div className="identity-pictures">
      {pictures.map((picture) => (
        <Picture key={picture.pictureId} of={picture} />
      ))}
    </div>
  );
}

function Picture({ of: { pictureId, side } }: { of: IdentityFile['pictures'][number] }) {
  const t = useT();
  const { data, isError } = useQuery({
    queryKey: ['identity-picture', pictureId],
    queryFn: ({ signal }) => call(readIdentityPicture, { pictureId }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const name = t(SIDE_NAMES[side]);
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {isError && <span className="muted">{t('console.picture_missing')}</span>}
      {!data && !isError && <Skeleton height="12rem" />}
      {data && <img src={`data:${data.type};base64,${data.content}`} alt={name} />}
    </figure>
  );
}
