import type { Choices } from './choices.ts';

/** A text as it may stand in a page. */
export const escape = (text: string): string =>
  text.replaceAll(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

type Page = Choices & { readonly title: string; readonly head?: string; readonly body: string };

export const writePage = ({ speech, theme, title, head = '', body }: Page): string =>
  `<!doctype html>
<html lang="${speech.language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="icon" href="/files/mark.svg">
<link rel="stylesheet" href="/files/sandbox.css">
${head}
</head>
${body}
</html>
`;
