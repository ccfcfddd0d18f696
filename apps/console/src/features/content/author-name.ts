import type { Translate } from '@baize/i18n/translate';

/** Whoever brought a version: an operator by name, or the brand's folder it began with. */
export const authorName = (t: Translate, author: string): string =>
  author === 'files' ? t('content.from_files') : author;
