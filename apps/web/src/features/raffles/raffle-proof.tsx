import type { Id } from '@baize/std/id';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Answered } from '../../shared/lists/answered.tsx';
import { VerifyPanel } from '../../shared/luck/verify-panel.tsx';
import { useRaffleProof } from './use-raffles.ts';

/** The digest, and once the raffle is over seed and deck to reckon it from. */
export function RaffleProof({ raffleId }: { raffleId: Id<'raf'> }) {
  const waiting = (
    <Loading>
      <Skeleton height="8rem" />
    </Loading>
  );
  return (
    <Answered query={useRaffleProof(raffleId)} waiting={waiting}>
      {({ digest, proof }) => (
        <VerifyPanel
          digest={digest}
          proof={proof && { seed: proof.seed, list: proof.deck.map(String) }}
        />
      )}
    </Answered>
  );
}
