import type { PromotionApplication } from '@baize/contract/promotion';
import { type Id, isId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { listAccounts } from '../../people/members/index.ts';
import { operatorNames } from '../../people/operators/index.ts';
import { listUploads } from '../../people/uploads/index.ts';
import { secondFrom } from './agree-to-application.ts';
import type { Participation, PromotionBrand } from './promotion.ts';
import { sumOf } from './rules.ts';

type Viewing = {
  readonly brand: PromotionBrand;
  readonly language: string;
  /** Who looks. */
  readonly operatorId: Id<'opr'>;
};

/** Applications as an operator sees them. */
export async function viewApplications(
  db: Db | Tx,
  parts: readonly Participation[],
  { brand, language, operatorId }: Viewing,
): Promise<PromotionApplication[]> {
  const accounts = await listAccounts(
    db,
    parts.map(({ member_id }) => member_id),
  );
  const deciders = parts
    .flatMap(({ decided_by, agreed_by }) => [decided_by, agreed_by])
    .filter((by) => by !== null && isId('opr', by));
  const names = await operatorNames(db, deciders);
  return Promise.all(
    parts.map(async (part) => {
      const { terms } = part;
      const { title } = terms;
      return {
        participationId: part.id,
        memberId: part.member_id,
        account: accounts.get(part.member_id) ?? '',
        promotionId: part.promotion,
        title: title[language] ?? title[brand.fallbackLanguage] ?? part.promotion,
        status: part.status,
        comment: part.comment ?? '',
        attachmentIds: [...(await listUploads(db, part.id))],
        askedAt: part.joined_at.toISOString(),
        ...giftOf(part),
        secondFrom: secondFrom(terms.offer, brand),
        agreement: part.agreed_by &&
          part.agreed_at && {
            operator: names.get(part.agreed_by) ?? part.agreed_by,
            at: part.agreed_at.toISOString(),
            isOwn: part.agreed_by === operatorId,
            amount: part.agreed_amount,
          },
        version: part.terms_version,
        decidedAt: part.decided_at?.toISOString() ?? null,
        decidedBy: names.get(part.decided_by as Id<'opr'>) ?? part.decided_by,
        amount: part.amount,
        reason: part.reason,
      };
    }),
  );
}

/** What approving gives; nothing at once where it only lets the member in. */
const giftOf = ({ terms: { offer } }: Participation) =>
  offer.kind === 'gift'
    ? { pays: offer.pays.kind, most: sumOf(offer.most) }
    : { pays: null, most: null };
