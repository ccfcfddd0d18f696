import * as contract from '@baize/contract/case';
import { type Route, serve } from '../../base/kernel/index.ts';
import { endCase } from './end-case.ts';
import { listCases } from './list-cases.ts';
import { noteCase } from './note-case.ts';
import { takeCase } from './take-case.ts';

export const casesRoutes = (): readonly Route[] => [
  serve(contract.listCases, listCases),
  serve(contract.takeCase, takeCase),
  serve(contract.noteCase, noteCase),
  serve(contract.endCase, endCase),
];
