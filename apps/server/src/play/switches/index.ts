/**
 * Switches: what operators have shut for everybody: all play, a vendor, a game, a way to deposit.
 *
 * Always true here: a stop holds from its commit on in every process. A stake carries the number of
 * the switches it was decided on, and is decided again where that has changed; its commit and the
 * commit of a change never overlap. Results, cancels and payouts ask nothing.
 */
export {
  askShut,
  checkShut,
  findOpenStop,
  insertStop,
  isStopped,
  listLiftedStops,
  listOpenStops,
  lockStop,
  lockStops,
  readShut,
  type StopKind,
  type StopRow,
  updateStop,
} from './queries.ts';
export { isShut, type Shut } from './rules.ts';
