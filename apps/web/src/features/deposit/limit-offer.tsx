import { listLimits } from '@baize/contract/limits';
import { useT } from '@baize/i18n/react.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useBreak } from '../../shared/care/use-break.ts';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** The way to the limits; who has set none for deposits is asked to think of one before paying in. */
export function LimitOffer() {
  const t = useT();
  const { data } = useQuery({
    queryKey: useMemberKey('limits'),
    queryFn: ({ signal }) => call(listLimits, {}, signal),
    staleTime: 0,
  });
  const hasNone = data?.limits.every(({ kind, amount }) => kind !== 'deposit' || amount === null);
  const { data: rest } = useBreak();
  // Who cannot pay in needs no word about it; the break says so below.
  if (rest?.exclusion) return null;
  const link = (
    <Link to="/member/limits" className="link">
      {t('cashier.deposit_limits')}
    </Link>
  );
  if (!hasNone) return <p>{link}</p>;
  return (
    <Note>
      <p>{t('cashier.deposit_no_limit')}</p>
      {link}
    </Note>
  );
}
