import * as contract from '@baize/contract/upload';
import { type Route, serve } from '../../base/kernel/index.ts';
import { readMemberPicture, readPicture } from './read-picture.ts';
import { uploadPicture } from './upload-picture.ts';

export const uploadsRoutes: readonly Route[] = [
  serve(contract.uploadPicture, uploadPicture),
  serve(contract.readPicture, readPicture),
  serve(contract.readMemberPicture, readMemberPicture),
];
