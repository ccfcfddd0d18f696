import * as z from 'zod/mini';
import { ALL_PERMISSIONS, type Permission } from './operator-roles.ts';

/** What operators decide with somebody else where the sum is large. */
export const APPROVED_SUBJECTS = ['withdrawals', 'adjustments', 'redemptions'] as const;
export type ApprovedSubject = (typeof APPROVED_SUBJECTS)[number];

const PEOPLE_MAX = 3;
const sum = z
  .string()
  .check(z.regex(/^(?:0|[1-9]\d{0,14})$/, 'is a sum in the smallest unit, like "10000"'));
const anyRight = z.enum(ALL_PERMISSIONS as readonly [Permission, ...Permission[]]);

/** From a sum on, so many different people must agree, each with the right named for their place. */
export const approvalStep = z.strictObject({
  fromSum: sum,
  rights: z.array(anyRight).check(z.minLength(1), z.maxLength(PEOPLE_MAX)),
});

export type ApprovalStep = z.output<typeof approvalStep>;

const steps = z.array(approvalStep).check(z.maxLength(6));

/** The chain of one subject, as operators set it: a row each. */
export const approvalChain = z.strictObject({ id: z.enum(APPROVED_SUBJECTS), steps });

export const approvalChains = z.record(z.enum(APPROVED_SUBJECTS), steps);

export type ApprovalChains = z.output<typeof approvalChains>;

/** The right that deciding at all takes; the first of every chain has it. */
export const DECIDING_RIGHTS = {
  withdrawals: 'payments.decide',
  adjustments: 'adjustments.decide',
  redemptions: 'redemptions.decide',
} as const satisfies Record<ApprovedSubject, Permission>;

/** What the brand's file says of it. */
export type ApprovalFacts = {
  readonly approvals?: ApprovalChains | undefined;
  readonly payments: { readonly withdrawal: { readonly secondOperatorFrom: string } };
  readonly rewardSecondOperatorFrom: string;
};

/** The chains of a brand that has set none: two from its lines on, one below. */
export function usualChains({ payments, rewardSecondOperatorFrom }: ApprovalFacts): ApprovalChains {
  const two = (subject: ApprovedSubject, fromSum: string): ApprovalStep[] => {
    const right = DECIDING_RIGHTS[subject];
    return [{ fromSum, rights: [right, right] }];
  };
  const { secondOperatorFrom } = payments.withdrawal;
  return {
    withdrawals: two('withdrawals', secondOperatorFrom),
    adjustments: [],
    redemptions: two('redemptions', rewardSecondOperatorFrom),
  };
}

/** The rights of the people who must agree to a sum, one each. */
export function rightsFor(
  brand: ApprovalFacts,
  subject: ApprovedSubject,
  amount: bigint,
): readonly Permission[] {
  const chain = (brand.approvals ?? usualChains(brand))[subject];
  const reached = chain
    .filter(({ fromSum }) => amount >= BigInt(fromSum))
    .toSorted((a, b) => (BigInt(a.fromSum) < BigInt(b.fromSum) ? 1 : -1));
  return reached[0]?.rights ?? [DECIDING_RIGHTS[subject]];
}

/**
 * The rights of those who are still needed when these people have agreed, each with what they may; null
 * where one of them fits no place that is left. Everybody takes one place, so that places are given
 * to fit all: the two or three of a chain are few enough to try every order.
 */
export function stillNeeded(
  rights: readonly Permission[],
  agreed: readonly (readonly Permission[])[],
): readonly Permission[] | null {
  const [first, ...others] = agreed;
  if (!first) return rights;
  for (const [place, right] of rights.entries()) {
    if (!first.includes(right)) continue;
    const left = stillNeeded(
      rights.filter((_, index) => index !== place),
      others,
    );
    if (left) return left;
  }
  return null;
}
