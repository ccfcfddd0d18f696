/**
 * Reminders: what members are told again after a time, so that it does not fade from their mind.
 *
 * Always true here: that somebody was told is written in the transaction of the message itself, so that a
 * job which is killed and run again tells nobody twice.
 */
export { remindersJobs } from './jobs.ts';
