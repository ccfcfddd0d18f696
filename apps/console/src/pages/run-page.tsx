import { isId } from '@baize/std/id';
import { useParams } from '@tanstack/react-router';
import { RunDetail } from '../features/settlement/run-detail.tsx';
import { SettlementPage } from './settlement-page.tsx';

/** One run with its bills; an address that names none is the list. */
export function RunPage() {
  const { runId } = useParams({ strict: false });
  if (runId === undefined || !isId('run', runId)) return <SettlementPage />;
  return <RunDetail key={runId} runId={runId} />;
}
