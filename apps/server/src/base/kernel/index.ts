/**
 * The kernel turns a request into an operation and its result into a reply. It knows callers,
 * refusals, sealed bodies, jobs, events and the clock, and nothing of members, games or money.
 *
 * Always true here: input is decoded before an operation sees it; a refusal that a call's contract
 * does not declare never leaves; what follows a commit is a job or an event written in it.
 */

export { type Chance, shuffled, systemChance, uniformUpTo } from './chance.ts';
export { type Clock, handClock, systemClock } from './clock.ts';
export { registerDocs } from './docs/register-docs.ts';
export { type Bus, type BusEvent, publish, publishToMany, signal, startBus } from './events/bus.ts';
export { type FollowedEvent, followEvents } from './events/follow.ts';
export { type MemberSocket, writeEvent } from './events/member-socket.ts';
export { type Sockets, startSockets } from './events/sockets.ts';
export { type Encoding, encodingFor, hasTag } from './http/accepts.ts';
export {
  type AddressRanges,
  addressRanges,
  isAddressRange,
  networkOf,
} from './http/address.ts';
export { closeHttp } from './http/close-http.ts';
export { canReachDatabase, registerHealth } from './http/health.ts';
export {
  type Confirm,
  createHttp,
  type Doors,
  type Gate,
  type HttpOptions,
  type Identify,
  registerFallbacks,
  registerRoutes,
} from './http/http.ts';
export { listenAt } from './http/listen-at.ts';
export { originOf } from './http/origin.ts';
export { parseJson } from './http/parse-json.ts';
export { createSenderOf, type SenderOf } from './http/sender.ts';
export {
  answer,
  type IncomingCall,
  type Reply,
  type Route,
  serve,
  type Wording,
} from './http/serve.ts';
export type { FindEnding } from './http/session-ending.ts';
export { type HasStrayBytes, watchStrayBytes } from './http/stray-bytes.ts';
export {
  createFloodGuard,
  createLimiter,
  createThrottle,
  type Limiter,
  type Throttle,
} from './http/throttle.ts';
export { idMaker, type NewId } from './ids.ts';
export {
  type AnyJob,
  countWaitingJobs,
  enqueue,
  type Job,
  job,
  startWorkers,
  type Workers,
} from './jobs/jobs.ts';
export { kernelJobs } from './jobs/kernel-jobs.ts';
export { type ListOrder, listOrder } from './list-order.ts';
export { createLog, type Log } from './log.ts';
export { batchAttempts, batchSeconds, batchSize, commandsDone, registry } from './metrics.ts';
export { isKeptOut, MODES, type Mode } from './mode.ts';
export { answerOnce } from './once/answer-once.ts';
export { inTurn } from './once/in-turn.ts';
export {
  noteOutsideCall,
  startOutsideCallCounter,
  writeOutsideCalls,
} from './outside/outside-calls.ts';
export { type OutsideFigures, sumOutsideCalls } from './outside/queries.ts';
export { openPublicFacts, type PublicFacts } from './public-facts.ts';
export { createQueue, type Queue } from './queue.ts';
export { ensure, Refusal } from './refusal.ts';
export { type Repeating, repeat } from './repeat.ts';
export { kernelRoutes } from './routes.ts';
export { createUnseal, type Unseal } from './seal/seal.ts';
export { type SealedList, sealList } from './seal-list.ts';
export {
  fetchInSpan,
  inSpan,
  isTracing,
  noteInSpan,
  startTracing,
  type TracingOptions,
} from './tracing.ts';
export { watchClock } from './watch-clock.ts';
export type {
  Caller,
  Ctx,
  MemberCaller,
  OperatorCaller,
  Origin,
  PasswordCost,
  World,
} from './world.ts';
