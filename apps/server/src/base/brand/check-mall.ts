import { GOODS_PICTURES, isGoodsPicture } from '@baize/art/goods';
import type { Brand } from '@baize/contract/brand';
import type { Content } from '@baize/contract/content';
import { checkPays, type Policy } from './check-bonus-play.ts';
import type { Problem } from './check-brand.ts';
import { missing, repeatedIds } from './text-problems.ts';

/** Points and their mall: every text in every language, pictures that can be drawn, no id twice. */
export const checkMall = (
  { points, mall }: Pick<Content, 'points' | 'mall'>,
  { languages, ...policy }: Pick<Brand, 'languages'> & Policy,
): readonly Problem[] => [
  ...points.flatMap(({ rules }, index) => missing(`points.${index}.rules`, rules, languages)),
  ...repeatedIds('points', points),
  ...mall.flatMap(({ name, text, picture }, index) => [
    ...missing(`mall.${index}.name`, name, languages),
    ...missing(`mall.${index}.text`, text, languages),
    ...(isGoodsPicture(picture)
      ? []
      : [{ field: `mall.${index}.picture`, reason: `is one of: ${GOODS_PICTURES.join(', ')}` }]),
  ]),
  ...mall.flatMap((reward, index) => {
    const wins = reward.type === 'voucher' ? reward.freeRounds?.wins : undefined;
    return checkPays(`mall.${index}.freeRounds.wins`, wins, policy);
  }),
  ...repeatedIds('mall', mall),
];
