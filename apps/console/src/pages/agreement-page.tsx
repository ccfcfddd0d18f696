import { isId } from '@baize/std/id';
import { useParams } from '@tanstack/react-router';
import { AgreementDetail } from '../features/agreements/agreement-detail.tsx';
import { AgreementsPage } from './agreements-page.tsx';

/** One agreement of the platform; an address that names none is the list. */
export function AgreementPage() {
  const { agreementId } = useParams({ strict: false });
  if (agreementId === undefined || !isId('agr', agreementId)) return <AgreementsPage />;
  return <AgreementDetail key={agreementId} agreementId={agreementId} />;
}
