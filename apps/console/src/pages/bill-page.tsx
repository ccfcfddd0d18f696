import { isId } from '@baize/std/id';
import { BillDetail } from '../features/settlement/bill-detail.tsx';
import { useAddressPart } from '../shared/use-address-part.ts';
import { SettlementPage } from './settlement-page.tsx';

/** One bill and how its figure came about; an address that names none is the list of runs. */
export function BillPage() {
  const billId = useAddressPart('billId');
  if (billId === undefined || !isId('bil', billId)) return <SettlementPage />;
  return <BillDetail key={billId} billId={billId} />;
}
