import { createDeposit } from '@baize/contract/deposit';
import { parseAmount } from '@baize/ui/parse-amount';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import type { Tried } from '../../shared/fields/use-tried.ts';
import { useBrand } from '../../shared/loading/start.tsx';
import { useKeptKey } from '../../shared/session/use-kept-key.ts';
import { NO_BONUS } from './bonus-choice.tsx';
import type { Desk } from './deposit.tsx';
import { isOpen } from './method-cards.tsx';
import { problemOf } from './rules.ts';
import { useOrderCall } from './use-deposits.ts';

/** What is filled in so far, what is wrong with it, and the way to the payment. */
export function useDepositForm(desk: Desk, { isTried, tryNow }: Tried) {
  const navigate = useNavigate();
  const { currency } = useBrand();
  const [code, setCode] = useState('');
  const [text, setText] = useState('');
  const wanted = useRouterState({
    select: ({ location }) => (location.search as { promotion?: unknown }).promotion,
  });
  const [promotion, setPromotion] = useState(typeof wanted === 'string' ? wanted : NO_BONUS);
  const creating = useOrderCall(createDeposit);
  const { keyOf, forget } = useKeptKey('deposit');
  const open = desk.methods.filter(isOpen);
  const method = open.find((one) => one.method === code) ?? open[0];
  const amount = parseAmount(text, currency.scale);
  const offer = desk.promotions.find((one) => one.promotion === promotion) ?? null;
  const problem = method ? problemOf(amount, method, desk.leftToday) : null;
  const short = problem === null && offer && amount !== null && amount < offer.least ? offer : null;
  const submit = () => {
    tryNow();
    if (!method || problem !== null || amount === null || short) return;
    const wish = {
      method: method.method,
      amount,
      ...(offer && { promotion: offer.promotion }),
    };
    const requestKey = keyOf(`${method.method} ${amount} ${offer?.promotion ?? ''}`);
    creating.mutate(
      { requestKey, ...wish },
      {
        onSuccess: ({ orderId }) => {
          forget();
          void navigate({ to: '/member/depositv2', search: { order: orderId } });
        },
      },
    );
  };
  return {
    method,
    setCode,
    text,
    setText,
    amount,
    promotion: offer?.promotion ?? NO_BONUS,
    setPromotion,
    offer,
    problem: isTried ? problem : null,
    short: isTried ? short : null,
    creating,
    submit,
  };
}
