import type { Input, Output } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/promotion';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { viewApplications } from './application-view.ts';
import type { PromotionBrand } from './promotion.ts';
import * as queries from './queries.ts';

type List = typeof contract.listApplications;

export const listApplications =
  (brand: PromotionBrand) =>
  async (
    { db, origin: { language }, caller: { operatorId } }: Ctx<OperatorCaller>,
    { view, page = 1 }: Input<List>,
  ): Promise<Output<List>> => {
    const limit = contract.APPLICATIONS_PER_PAGE;
    const parts = await queries.listQueue(db, { view, page, limit });
    return {
      applications: await viewApplications(db, parts, { brand, language, operatorId }),
      total: await queries.countQueue(db, view),
    };
  };
