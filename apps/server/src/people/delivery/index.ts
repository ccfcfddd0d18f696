/**
 * What members are sent: codes, links, and word of what happened to their account, by SMS or e-mail.
 *
 * Always true here: a message leaves if and only if the transaction that asked for it was committed.
 * It carries its id, so that a provider who is asked twice delivers once. Codes and links are
 * blanked as soon as the message is on its way or given up, and are never in a log.
 */
export { type DeliveryOptions, deliveryJobs } from './jobs.ts';
export { type Message, send } from './send.ts';
export type { Channel, Template, TemplateFacts } from './template.ts';
