import type { IconPath } from '@baize/ui/icons';

/** A torn ticket with its perforation. */
export const ticket: IconPath =
  'M3.5 8.5v-2h17v2a3.5 3.5 0 0 0 0 7v2h-17v-2a3.5 3.5 0 0 0 0-7ZM9 6.5v2M9 11v2M9 15.5v2';
