import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Intent, useOpenModal } from '../address/modals.ts';
import { stateNow } from './session.ts';

/**
 * Stands before every game and every panel of a member: true for members. A guest is asked to log
 * in, and what was asked for opens afterwards; a trial account is told that it takes a real one. Who
 * it is, is looked up at the press: a page has a hundred doors, and few are ever pressed.
 */
export function useGate(): (intent?: Intent) => boolean {
  const queries = useQueryClient();
  const open = useOpenModal();
  const router = useRouter();
  return (intent = {}) => {
    const state = stateNow(queries);
    const { href: path } = router.state.location;
    if (state === 'guest') open('login', { intent: { path, ...intent } });
    if (state === 'trial') open('gate');
    return state === 'member';
  };
}
