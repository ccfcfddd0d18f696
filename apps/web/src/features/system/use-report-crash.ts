import type { Input } from '@baize/contract/endpoint';
import { reportProblem } from '@baize/contract/system';
import { useEffect, useState } from 'react';
import { call } from '../../shared/server/api.ts';

/** Tells the server what broke, once; gives the reference when it has been taken down. */
export function useReportCrash(what: string): string | null {
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    const problem = {
      kind: 'crash' as const,
      url: location.origin,
      message: what.slice(0, 2_000),
      page: location.pathname.slice(0, 200),
    };
    void report(problem).then(setReference);
  }, [what]);
  return reference;
}

/** A report that does not arrive changes nothing for the visitor. */
async function report(problem: Input<typeof reportProblem>): Promise<string | null> {
  try {
    const { reference } = await call(reportProblem, problem);
    return reference;
  } catch {
    return null;
  }
}
