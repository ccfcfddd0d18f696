import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this is the page as the server drew it, and not yet the living one. What is typed into a
 * drawn form reaches nobody, and its button sends nothing: such a form is out of reach until then.
 */
export const useIsDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
