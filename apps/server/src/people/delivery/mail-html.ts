import type { Voice } from './write-message.ts';

export type Sheet = {
  readonly text: string;
  readonly note?: string;
  readonly code?: string;
  readonly link?: { readonly url: string; readonly label: string };
};

/** Mail programs read little of CSS and none of a style sheet: everything stands at its element. */
const STYLE = {
  page: 'margin:0;padding:32px 16px;background:#f4f4f8;color:#1d1b3a;font:16px/1.6 sans-serif',
  card: 'max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px',
  brand: 'margin:0 0 24px;font-size:18px;font-weight:700',
  code: 'margin:24px 0;font:700 32px/1.2 monospace;letter-spacing:6px',
  button:
    'display:inline-block;padding:12px 20px;background:#1d1b3a;color:#ffffff;' +
    'border-radius:10px;font-weight:600;text-decoration:none',
  note: 'margin:24px 0 0;color:#55536f;font-size:14px',
  footer: 'max-width:480px;margin:16px auto 0;color:#6b6983;font-size:12px',
} as const;

export function writeHtml(voice: Voice, sheet: Sheet, footer: string): string {
  const { code, link, note } = sheet;
  const parts = [
    `<p style="${STYLE.brand}">${escape(voice.brand)}</p>`,
    `<p style="margin:0;white-space:pre-line">${escape(sheet.text)}</p>`,
    code && `<p style="${STYLE.code}">${escape(code)}</p>`,
    link &&
      `<p style="margin:24px 0"><a style="${STYLE.button}" href="${escape(link.url)}">` +
        `${escape(link.label)}</a></p>`,
    note && `<p style="${STYLE.note}">${escape(note)}</p>`,
  ];
  return `<!doctype html><html lang="${voice.tag}" dir="${voice.direction}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<body style="${STYLE.page}"><div style="${STYLE.card}">
${parts.filter(Boolean).join('\n')}
</div><p style="${STYLE.footer}">${escape(footer)}</p></body></html>`;
}

const escape = (text: string) =>
  text.replaceAll(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
