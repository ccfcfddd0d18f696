import type { ErrorComponentProps } from '@tanstack/react-router';
import { CrashPage } from '../pages/crash-page.tsx';
import { LoadErrorPage } from '../pages/load-error-page.tsx';
import { LoadError } from '../shared/loading/load-page.ts';

/** What stands in a page's place when its file did not come, or when it broke. */
export function PageError({ error }: ErrorComponentProps) {
  if (error instanceof LoadError) return <LoadErrorPage error={error} />;
  return <CrashPage what={String(error)} />;
}
