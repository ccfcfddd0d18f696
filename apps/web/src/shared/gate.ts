import { useRouter } from '@tanstack/react-router';
import { type Intent, useOpenModal } from './modals.ts';
import { useSession } from './session.ts';

/**
 * Stands before every game and every panel of a member: true for members. A guest is asked to log
 * in, and what was asked for opens afterwards; a trial account is told that it takes a real one.
 */
export function useGate(): (intent?: Intent) => boolean {
  const { state } = useSession();
  const open = useOpenModal();
  const router = useRouter();
  return (intent = {}) => {
    const { href: path } = router.state.location;
    if (state === 'guest') open('login', { intent: { path, ...intent } });
    if (state === 'trial') open('gate');
    return state === 'member';
  };
}
