import * as calendar from '@baize/contract/draw-calendar';
import * as corrections from '@baize/contract/draw-correction';
import * as contract from '@baize/contract/draw-desk';
import * as limits from '@baize/contract/draw-limits';
import * as terms from '@baize/contract/draw-terms';
import { type Route, serve } from '../../base/kernel/index.ts';
import { alertingApprovals } from '../../people/operators/index.ts';
import type { Desk } from './ask-book.ts';
import { readCalendar, setDrawDay } from './calendar.ts';
import {
  confirmCorrection,
  dropCorrection,
  previewCorrection,
  proposeCorrection,
} from './correct-result.ts';
import { enterResult, withdrawEntry } from './enter-result.ts';
import { decideLimit, listLimits, readExposure, setLimit, setNumber } from './limits.ts';
import { countWaiting, listDraws } from './list-draws.ts';
import { readDraw } from './read-draw.ts';
import { readTerms } from './read-terms.ts';
import { askPrizes, decidePrizes, setClose } from './set-terms.ts';
import { postponeDraw, voidDraw } from './void-draw.ts';

export type DrawDeskOptions = Desk;

export const drawDeskRoutes = (desk: DrawDeskOptions): readonly Route[] => [
  serve(contract.listDeskDraws, listDraws(desk)),
  serve(contract.countDeskDraws, countWaiting(desk)),
  serve(contract.readDeskDraw, readDraw(desk)),
  serve(contract.enterDrawResult, (ctx, input) =>
    alertingApprovals(ctx, input.drawId, () => enterResult(desk)(ctx, input)),
  ),
  serve(contract.withdrawDrawEntry, withdrawEntry(desk)),
  serve(contract.voidDeskDraw, voidDraw(desk)),
  serve(contract.postponeDeskDraw, postponeDraw(desk)),
  serve(calendar.readDrawCalendar, readCalendar(desk)),
  serve(calendar.setDrawDay, setDrawDay(desk)),
  serve(terms.readDrawTerms, readTerms(desk)),
  serve(terms.setDrawClose, setClose(desk)),
  serve(terms.askDrawPrizes, askPrizes(desk)),
  serve(terms.decideDrawPrizes, (ctx, input) =>
    alertingApprovals(ctx, input.changeId, () => decidePrizes(desk)(ctx, input)),
  ),
  serve(corrections.previewDrawCorrection, previewCorrection(desk)),
  serve(corrections.proposeDrawCorrection, proposeCorrection(desk)),
  serve(corrections.dropDrawCorrection, dropCorrection(desk)),
  serve(corrections.confirmDrawCorrection, (ctx, input) =>
    alertingApprovals(ctx, input.drawId, () => confirmCorrection(desk)(ctx, input)),
  ),
  serve(limits.readDrawExposure, readExposure(desk)),
  serve(limits.listDrawLimits, listLimits(desk)),
  serve(limits.setDrawLimit, setLimit(desk)),
  serve(limits.decideDrawLimit, (ctx, input) =>
    alertingApprovals(ctx, input.changeId, () => decideLimit(desk)(ctx, input)),
  ),
  serve(limits.setDrawNumber, setNumber(desk)),
];
