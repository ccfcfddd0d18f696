import type { Brand } from '@baize/contract/brand';
import type { MessageAudience } from '@baize/contract/member-message';
import type { MemberId } from '@baize/std/id';
import { readContentList } from '../../base/brand/index.ts';
import type { Tx } from '../../base/db/index.ts';
import { listMemberIds } from '../../people/members/index.ts';
import { listRankHolders } from '../../rewards/ranks/index.ts';
import { listTagged } from '../players/index.ts';

type Page = { readonly after: string | null; readonly limit: number };

/** The members of an audience as it stands now, page by page in the order of their ids. */
export async function listAudience(
  tx: Tx,
  brand: Brand,
  { audience, ...page }: Page & { readonly audience: MessageAudience },
): Promise<readonly MemberId[]> {
  switch (audience.group) {
    case 'all':
      return listMemberIds(tx, page);
    case 'rank': {
      const ranks = await readContentList(tx, brand.code, 'ranks');
      const level = ranks.find(({ body }) => body.id === audience.rank)?.body.level;
      return level === undefined ? [] : listRankHolders(tx, { level, ...page });
    }
    case 'tag':
      return listTagged(tx, { tag: audience.tag, ...page });
    case 'member':
      return page.after === null ? [audience.memberId as MemberId] : [];
  }
}
