import type { listAdjustments as contract } from '@baize/contract/desk';
import type { Input, Output } from '@baize/contract/endpoint';
import { type Ctx, listOrder, type OperatorCaller } from '../../base/kernel/index.ts';
import * as queries from './adjustment-queries.ts';
import { viewAdjustments } from './adjustment-view.ts';
import type { DeskOptions } from './options.ts';

const PAGE = 20;

export const listAdjustments =
  ({ brand }: Pick<DeskOptions, 'brand'>) =>
  async (
    { db, caller }: Ctx<OperatorCaller>,
    { view, page = 1, ...asked }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const isWaiting = view === 'waiting';
    const rows = await queries.listAdjustments(db, {
      isWaiting,
      order: listOrder(asked, { by: 'time', isDown: !isWaiting }),
      limit: PAGE,
      offset: (page - 1) * PAGE,
    });
    const { count: total } = await queries.countAdjustments(db, isWaiting);
    return { adjustments: await viewAdjustments(db, { caller, brand }, rows), total };
  };
