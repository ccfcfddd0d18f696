import * as memberLimit from '@baize/contract/member-limit';
import * as contract from '@baize/contract/member-stop';
import * as stopDesk from '@baize/contract/stop-desk';
import { type Route, serve } from '../../base/kernel/index.ts';
import { excludeMember } from './exclude-member.ts';
import { liftStop } from './lift-stop.ts';
import { listStops } from './list-stops.ts';
import { setMemberLimit } from './set-member-limit.ts';
import { setStop } from './set-stop.ts';
import { reopenMember, stopMember } from './stop-member.ts';
import type { StopOptions } from './targets.ts';

export const stopsRoutes = (options: StopOptions): readonly Route[] => [
  serve(contract.excludeMember, excludeMember),
  serve(memberLimit.setMemberLimit, setMemberLimit),
  serve(contract.stopMember, stopMember),
  serve(contract.reopenMember, reopenMember),
  serve(stopDesk.listStops, listStops(options)),
  serve(stopDesk.setStop, setStop(options)),
  serve(stopDesk.liftStop, liftStop),
];
