import { readMemberPicture } from '@baize/contract/upload';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Dialog } from '@baize/ui/dialog.tsx';
import { Skeleton } from '@baize/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from './api.ts';

type Props = { ids: readonly Id<'upl'>[] };

/** Pictures that a member attached; each opens in full. */
export function Proofs({ ids }: Props) {
  if (ids.length === 0) return null;
  return (
    <div className="proofs">
      {ids.map((id, place) => (
        <Proof key={id} id={id} place={place + 1} />
      ))}
    </div>
  );
}

function Proof({ id, place }: { id: Id<'upl'>; place: number }) {
  const t = useT();
  const [isLarge, setLarge] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ['picture', id],
    queryFn: ({ signal }) => call(readMemberPicture, { uploadId: id }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return <span className="muted">{t('console.picture_missing')}</span>;
  if (!data) return <Skeleton width="7rem" height="11rem" />;
  const address = `data:${data.type};base64,${data.content}`;
  const name = t('console.picture', { place });
  return (
    <>
      <button type="button" onClick={() => setLarge(true)}>
        <img src={address} alt={name} />
      </button>
      <Dialog isOpen={isLarge} onClose={() => setLarge(false)} title={name} size="wide">
        <img className="proof-large" src={address} alt="" />
      </Dialog>
    </>
  );
}
