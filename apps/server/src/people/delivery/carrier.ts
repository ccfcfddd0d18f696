/** A message as it leaves: an SMS has text alone. */
export type WrittenMessage = {
  /** Who writes, as the reader knows them. */
  readonly sender: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** A file that goes along; e-mails alone have one. */
  readonly file?: { readonly name: string; readonly content: string };
};

export type AddressedMessage = WrittenMessage & {
  /** The same however often it is tried, so that it arrives once. */
  readonly id: string;
  readonly to: string;
};

/**
 * Brings a message on its way. `refused` is final: no such number, no such mailbox. Whatever may
 * pass is thrown and tried again; what is thrown quotes nothing of the message.
 */
export type Carrier = (message: AddressedMessage) => Promise<'taken' | 'refused'>;
