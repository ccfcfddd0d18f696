import type { Agreement } from '@baize/contract/agreement';
import { AgreementTag } from '@baize/ui/agreement-tag.tsx';
import { now } from '../../shared/timing/clock.ts';

/** How an agreement stands at this moment. */
export const StatusTag = ({ agreement }: { agreement: Agreement }) => (
  <AgreementTag agreement={agreement} now={now()} />
);
