import { readSecurityCenter } from '@baize/contract/security';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FactorField } from '../../shared/fields/factor-field.tsx';
import { FormDialog } from '../../shared/fields/form-dialog.tsx';
import {
  type FactorProof,
  type FactorTarget,
  useFactor,
  waysOf,
} from '../../shared/fields/use-factor.ts';
import { Answered } from '../../shared/lists/answered.tsx';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

type Props = {
  title: string;
  /** The one action, in its own words. */
  action: string;
  isBusy: boolean;
  error: unknown;
  onProve: (proof: { factor?: FactorProof }) => void;
  onClose: () => void;
  children: ReactNode;
};

/** What the member agrees to, and the proof that it is them and not just somebody at their screen. */
export function ProofDialog(props: Props) {
  const query = useQuery({
    queryKey: useMemberKey('security'),
    queryFn: ({ signal }) => call(readSecurityCenter, {}, signal),
  });
  return (
    <Answered query={query} waiting={<ProofWait />}>
      {(center) => <Proving {...props} ways={waysOf(center)} />}
    </Answered>
  );
}

const ProofWait = () => (
  <Loading>
    <Skeleton height="8rem" />
  </Loading>
);

function Proving({ ways, onProve, children, ...form }: Props & { ways: readonly FactorTarget[] }) {
  const factor = useFactor(ways);
  return (
    <FormDialog {...form} onSubmit={() => factor.isReady() && onProve(factor.fields)}>
      {children}
      <FactorField factor={factor} />
    </FormDialog>
  );
}
