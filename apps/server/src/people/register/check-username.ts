import { findProblems, planFields } from '@baize/contract/register-form';
import type { LoadedBrand } from '../../base/brand/index.ts';
import { Refusal } from '../../base/kernel/index.ts';

/** Refuses a name that the form would refuse, whoever types it. */
export function checkUsername(
  { brand, content, flags }: Pick<LoadedBrand, 'brand' | 'content' | 'flags'>,
  username: string,
): void {
  const { usesPhoneCodeProvider } = brand;
  const { register: rules } = content;
  const asked = {
    rules,
    flags,
    method: 'username',
    isOutside: true,
    usesPhoneCodeProvider,
  } as const;
  const plan = planFields(asked).filter(({ field }) => field === 'username');
  const fields = findProblems(plan, { username });
  if (fields.length > 0) throw new Refusal('register_fields', { fields });
}
