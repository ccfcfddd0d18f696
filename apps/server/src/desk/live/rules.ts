import type { HealthState } from '@baize/contract/live';

type Heard = {
  readonly isOpen: boolean;
  readonly calls: number;
  readonly failures: number;
  readonly meanMs: number;
};

/** One failure among few calls is chance; from here on it is a pattern. */
const FAILURES_MIN = 3;
const FAILING_PPM = 20_000;
const SLOW_MS = 1_000;

export function healthOf({ isOpen, calls, failures, meanMs }: Heard): HealthState {
  if (!isOpen) return 'closed';
  if (calls === 0) return 'quiet';
  if (failures >= FAILURES_MIN && failures * 1_000_000 >= calls * FAILING_PPM) return 'failing';
  return meanMs >= SLOW_MS ? 'slow' : 'well';
}
