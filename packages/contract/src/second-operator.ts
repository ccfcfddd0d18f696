import * as z from 'zod/mini';
import { ALL_PERMISSIONS, type Permission } from './operator-roles.ts';

/** The yes of the first of two operators, as others see it. */
export const agreement = z.object({
  operator: z.string(),
  at: z.iso.datetime(),
  /** Whether it is the yes of who looks. */
  isOwn: z.boolean(),
});

/** Why somebody cannot be the second. */
export const SECOND_OPERATOR_ERRORS = [
  'own_approval',
  'approval_too_new',
  'approval_of_maker',
  'approval_other_right',
] as const;

/** The rights of those who are still needed, one each; empty when the next yes decides it. */
export const stillNeeded = z.array(
  z.enum(ALL_PERMISSIONS as readonly [Permission, ...Permission[]]),
);
