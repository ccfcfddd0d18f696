/**
 * Pictures that members send to prove something: slips of a payment, statements of an account; and
 * those of guests, with their feedback.
 *
 * Always true here: what is kept was drawn anew by us and carries nothing but what is seen on it; a
 * picture belongs to whoever sent it and is shown to nobody else, except to operators once it is
 * attached; it is attached to one thing, once.
 */
export { type Attaching, claimUploads } from './claim-uploads.ts';
export { type Drawn, drawAnew } from './draw-anew.ts';
export { uploadsJobs } from './jobs.ts';
export { listUploads, moveUploads } from './queries.ts';
export { uploadsRoutes } from './routes.ts';
export { bytesOf } from './rules.ts';
export { keepPicture } from './upload-picture.ts';
