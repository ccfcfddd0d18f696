import { isId } from '@baize/std/id';
import { RunDetail } from '../features/settlement/run-detail.tsx';
import { useAddressPart } from '../shared/use-address-part.ts';
import { SettlementPage } from './settlement-page.tsx';

/** One run with its bills; an address that names none is the list. */
export function RunPage() {
  const runId = useAddressPart('runId');
  if (runId === undefined || !isId('run', runId)) return <SettlementPage />;
  return <RunDetail key={runId} runId={runId} />;
}
