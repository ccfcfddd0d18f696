import * as contract from '@baize/contract/deletion';
import { type Route, serve } from '../../base/kernel/index.ts';
import { askDeletion } from './ask-deletion.ts';
import { cancelDeletion } from './cancel-deletion.ts';
import { listDeletions } from './list-deletions.ts';
import type { DeletionOptions } from './options.ts';
import { readDeletion } from './read-deletion.ts';

export const deletionsRoutes = (options: DeletionOptions): readonly Route[] => [
  serve(contract.readDeletion, readDeletion(options)),
  serve(contract.askDeletion, askDeletion(options)),
  serve(contract.cancelDeletion, cancelDeletion(options)),
  serve(contract.listDeletions, listDeletions),
];
