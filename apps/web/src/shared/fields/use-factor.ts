import type { Input } from '@baize/contract/endpoint';
import type { changeContact, SecurityCenter } from '@baize/contract/security';
import { useState } from 'react';

export type FactorProof = NonNullable<Input<typeof changeContact>['factor']>;
export type FactorWay = FactorProof['way'];
export type FactorTarget = { readonly way: FactorWay; readonly target: string | null };

/** The ways a change can be proven by: the login password only where there is nothing better. */
export function waysOf({ factorWays, hasPassword }: SecurityCenter): readonly FactorTarget[] {
  if (factorWays.length > 0) return factorWays;
  return hasPassword ? [{ way: 'password', target: null }] : [];
}

export type FactorState = ReturnType<typeof useFactor>;

/** The proof that goes with a sensitive change. */
export function useFactor(ways: readonly FactorTarget[]) {
  const [chosen, setChosen] = useState<FactorWay | null>(ways[0]?.way ?? null);
  const [proof, setProof] = useState('');
  const [isTried, setTried] = useState(false);
  const choose = (way: FactorWay) => {
    setChosen(way);
    setProof('');
  };
  const current = ways.find(({ way }) => way === chosen) ?? null;
  const isMissing = current !== null && proof.trim() === '';
  return {
    ways,
    current,
    proof,
    isMissing: isMissing && isTried,
    choose,
    setProof,
    /** Whether the form may be sent; from now on an empty proof is marked. */
    isReady: () => {
      setTried(true);
      return !isMissing;
    },
    /** Left out where the member has nothing to prove themselves by yet. */
    fields: current === null ? {} : { factor: { way: current.way, proof: proof.trim() } },
  };
}
