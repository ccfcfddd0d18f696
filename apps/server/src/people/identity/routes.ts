import * as contract from '@baize/contract/identity';
import * as desk from '@baize/contract/identity-desk';
import { type Route, serve } from '../../base/kernel/index.ts';
import { decideIdentity } from './decide-identity.ts';
import { listIdentityQueue } from './list-identity-queue.ts';
import type { IdentityOptions } from './options.ts';
import { readIdentity } from './read-identity.ts';
import { readIdentityPicture } from './read-identity-picture.ts';
import { submitIdentity } from './submit-identity.ts';
import { uploadIdentityPicture } from './upload-identity-picture.ts';

export const identityRoutes = (options: IdentityOptions): readonly Route[] => [
  serve(contract.readIdentity, readIdentity(options)),
  serve(contract.uploadIdentityPicture, uploadIdentityPicture),
  serve(contract.submitIdentity, submitIdentity(options)),
  serve(desk.listIdentityQueue, listIdentityQueue),
  serve(desk.readIdentityPicture, readIdentityPicture),
  serve(desk.decideIdentity, decideIdentity),
];
