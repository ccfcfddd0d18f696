import type { Brand } from '@baize/contract/brand';
import type { Mode } from '../../base/kernel/index.ts';

/** What operators depend on beyond the call itself. */
export type OperatorsOptions = {
  readonly brand: Brand;
  readonly mode?: Mode | undefined;
  /** Where the console is reached: links in e-mails lead there. */
  readonly publicUrl: string;
  /** False in a process that reaches no mail provider. */
  readonly canMail: boolean;
};
