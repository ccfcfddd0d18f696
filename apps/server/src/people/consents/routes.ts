import * as contract from '@baize/contract/consent';
import { ensure, type Route, serve } from '../../base/kernel/index.ts';
import { lockMember } from '../members/index.ts';
import * as queries from './queries.ts';
import { acceptTerms, readTerms, type TermsOptions } from './terms.ts';

export const consentsRoutes: readonly Route[] = [
  serve(contract.readConsents, async ({ db, caller }) => ({
    version: contract.CONSENT_VERSION,
    channels: await queries.readChannelConsents(db, caller.memberId),
  })),
  serve(contract.setConsent, ({ db, caller, clock }, { channel, isGiven, version }) => {
    // To a text that the page did not show nobody has agreed; forbidding needs no text.
    ensure(!isGiven || version === contract.CONSENT_VERSION, 'consent_text_changed');
    const { memberId } = caller;
    return db.transaction().execute(async (tx) => {
      await lockMember(tx, memberId);
      const before = await queries.readChannelConsents(tx, memberId);
      const stands = before.find((each) => each.channel === channel);
      const isSame =
        stands?.isGiven === isGiven && stands.said?.version === contract.CONSENT_VERSION;
      if (!isSame) {
        await queries.insertWord(tx, {
          member_id: memberId,
          channel,
          is_given: isGiven,
          version: contract.CONSENT_VERSION,
          at: clock.now(),
        });
      }
      return {
        version: contract.CONSENT_VERSION,
        channels: await queries.readChannelConsents(tx, memberId),
      };
    });
  }),
];

export const termsRoutes = (options: TermsOptions): readonly Route[] => [
  serve(contract.readTerms, readTerms(options)),
  serve(contract.acceptTerms, acceptTerms(options)),
];
