import { type BrandNews, tellOfBrand } from './brand-news.ts';
import type { WrittenMessage } from './carrier.ts';
import { type DeletionNews, isDeletionNews, tellOfDeletion } from './deletion-news.ts';
import { type Sheet, writeHtml } from './mail-html.ts';
import { isMoneyNews, type MoneyNews, tellOfMoney } from './money-news.ts';
import type { Channel, FilledTemplate } from './template.ts';
import type { Voice } from './write-message.ts';

/** What a message says, before it is an SMS or an e-mail. */
type Content = Sheet & {
  readonly subject: string;
  /** The whole of it in an SMS. */
  readonly sms: string;
  readonly file?: WrittenMessage['file'];
};

/** A message in one language; what is the same in all of them is added here. */
export function composeMessage(
  voice: Voice,
  order: FilledTemplate & { channel: Channel },
): WrittenMessage {
  const content = contentOf(voice, order);
  const { subject, sms } = content;
  const sender = voice.brand;
  if (order.channel === 'sms') return { sender, subject, text: sms, html: null };
  const footer = voice.t(isNoWarning(order) ? 'delivery.news_footer' : 'delivery.footer', {
    brand: voice.brand,
  });
  const { text, code, link, note, file } = content;
  const lines = [code, text, link?.url, note, `-- \n${footer}`].filter(
    (line) => line !== undefined,
  );
  const html = writeHtml(voice, content, footer);
  return { sender, subject, text: lines.join('\n\n'), html, ...(file && { file }) };
}

/** Whether it is about something other than the safety of an account; guests have none. */
const isNoWarning = ({ template }: FilledTemplate): boolean =>
  template === 'brand_message' || template.startsWith('feedback_');

function contentOf(voice: Voice, filled: FilledTemplate): Content {
  if (isMoneyNews(filled)) return shortOf(tellOfMoney(voice, filled));
  if (isDeletionNews(filled)) return shortOf(tellOfDeletion(voice, filled));
  if (filled.template === 'brand_message') return tellOfBrand(voice, filled);
  if (filled.template === 'operator_link') return operatorContent(voice, filled);
  if (filled.template === 'operator_emergency') return emergencyContent(voice, filled);
  if (filled.template === 'feedback_received') return receivedContent(voice, filled);
  if (filled.template === 'feedback_answered') return feedbackContent(voice, filled);
  if (filled.template === 'report') return reportContent(voice, filled);
  return accountContent(voice, filled);
}

/** In an SMS the note follows the text. */
const shortOf = (told: Omit<Content, 'sms'>): Content => ({
  ...told,
  sms: told.note ? `${told.text} ${told.note}` : told.text,
});

type OperatorLink = Extract<FilledTemplate, { template: 'operator_link' }>;
type Emergency = Extract<FilledTemplate, { template: 'operator_emergency' }>;
type FeedbackAnswer = Extract<FilledTemplate, { template: 'feedback_answered' }>;
type FeedbackReceived = Extract<FilledTemplate, { template: 'feedback_received' }>;
type ReportMail = Extract<FilledTemplate, { template: 'report' }>;
type AccountNews = Exclude<
  FilledTemplate,
  | MoneyNews
  | DeletionNews
  | BrandNews
  | OperatorLink
  | Emergency
  | FeedbackReceived
  | FeedbackAnswer
  | ReportMail
>;

/** The figures are in the file; the link opens the same days in the console. */
function reportContent({ t, brand }: Voice, { facts }: ReportMail): Content {
  const { name, from, to, link, file, sheet } = facts;
  const text = t('delivery.report_text', { name, from, to });
  return {
    subject: t('delivery.report_subject', { brand, name, from, to }),
    text,
    note: t('delivery.report_note'),
    link: { url: link, label: t('delivery.report_button') },
    sms: text,
    file: { name: file, content: sheet },
  };
}

/** The reference and until when it is answered: nothing of what was written, which anybody may have. */
function receivedContent({ t, formats, brand }: Voice, { facts }: FeedbackReceived): Content {
  const { reference, until, link } = facts;
  const text = t('delivery.received_text', { brand, reference, until: formats.dateTime(until) });
  return {
    subject: t('delivery.received_subject', { brand, reference }),
    text,
    note: t('delivery.received_note'),
    link: { url: link, label: t('delivery.feedback_button') },
    sms: text,
  };
}

/** The answer in full, under the reference that the reader was given. */
function feedbackContent({ t, brand }: Voice, { facts }: FeedbackAnswer): Content {
  const { reference, text, link } = facts;
  return {
    subject: t('delivery.feedback_subject', { brand, reference }),
    text,
    note: t('delivery.feedback_note', { reference }),
    link: { url: link, label: t('delivery.feedback_button') },
    sms: text,
  };
}

function operatorContent({ t, brand }: Voice, { facts }: OperatorLink): Content {
  const { link, ...told } = facts;
  const text = t('delivery.operator_text', { brand, ...told });
  return {
    subject: t('delivery.operator_subject', { brand }),
    text,
    note: t('delivery.operator_note'),
    link: { url: link, label: t('delivery.operator_button') },
    sms: `${text} ${link}`,
  };
}

function emergencyContent({ t, formats, brand }: Voice, { facts }: Emergency): Content {
  const { link, name, reason } = facts;
  const until = formats.dateTime(facts.until);
  const text = t('delivery.emergency_text', { brand, name, reason, until });
  return {
    subject: t('delivery.emergency_subject', { brand }),
    text,
    note: t('delivery.emergency_note'),
    link: { url: link, label: t('delivery.emergency_button') },
    sms: text,
  };
}

function accountContent(
  { t, formats, brand, host }: Voice,
  { template, facts }: AccountNews,
): Content {
  const news = (subject: string, text: string): Content => ({
    subject,
    text,
    note: t('delivery.not_you'),
    sms: `${text} ${t('delivery.not_you')}`,
  });
  switch (template) {
    case 'code': {
      const { code, minutes } = facts;
      return {
        subject: t('delivery.code_subject', { brand, code }),
        text: t('delivery.code_text', { brand, minutes }),
        note: t('delivery.code_note', { brand }),
        code,
        // The last line is what browsers look for to fill in the code: the host and the code.
        sms: `${t('delivery.code_sms', { brand, code, minutes })}\n\n@${host} #${code}`,
      };
    }
    case 'reset_link': {
      const { link, minutes } = facts;
      return {
        subject: t('delivery.reset_subject', { brand }),
        text: t('delivery.reset_text', { brand, minutes }),
        note: t('delivery.reset_note'),
        link: { url: link, label: t('delivery.reset_button') },
        sms: t('delivery.reset_sms', { brand, link, minutes }),
      };
    }
    case 'contact_changed': {
      const { what } = facts;
      const at = formats.dateTime(facts.at);
      const text = t('delivery.contact_text', { brand, what, at });
      return news(t('delivery.contact_subject', { brand, what }), text);
    }
    case 'password_changed': {
      const text = t('delivery.password_text', { brand, at: formats.dateTime(facts.at) });
      return news(t('delivery.password_subject', { brand }), text);
    }
    case 'payment_password_changed': {
      const text = t('delivery.payment_password_text', { brand, at: formats.dateTime(facts.at) });
      return news(t('delivery.payment_password_subject', { brand }), text);
    }
    case 'new_login': {
      const { address } = facts;
      const text = t('delivery.login_text', { brand, address, at: formats.dateTime(facts.at) });
      return news(t('delivery.login_subject', { brand }), text);
    }
    case 'bank_account_added': {
      const text = t('delivery.bank_text', { brand, last4: facts.last4 });
      return news(t('delivery.bank_subject', { brand }), text);
    }
    case 'bank_account_removed': {
      const text = t('delivery.bank_removed_text', { brand, last4: facts.last4 });
      return news(t('delivery.bank_removed_subject', { brand }), text);
    }
    case 'totp_changed': {
      const { state } = facts;
      const text = t('delivery.totp_text', { brand, state, at: formats.dateTime(facts.at) });
      return news(t('delivery.totp_subject', { brand, state }), text);
    }
  }
}
