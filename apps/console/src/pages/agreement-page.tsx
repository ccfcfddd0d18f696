import { isId } from '@baize/std/id';
import { AgreementDetail } from '../features/agreements/agreement-detail.tsx';
import { useAddressPart } from '../shared/use-address-part.ts';
import { AgreementsPage } from './agreements-page.tsx';

/** One agreement of the platform; an address that names none is the list. */
export function AgreementPage() {
  const agreementId = useAddressPart('agreementId');
  if (agreementId === undefined || !isId('agr', agreementId)) return <AgreementsPage />;
  return <AgreementDetail key={agreementId} agreementId={agreementId} />;
}
