import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: 'p br hr h3 h4 ul ol li blockquote strong b em i u s a img'.split(' '),
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: href.startsWith('https:')
        ? { href, target: '_blank', rel: 'noopener noreferrer' }
        : { href },
    }),
  },
  // A picture is one of our own or it is none: others could count who reads.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/(?:images|brand)\//.test(attribs['src'] ?? ''),
};

/** What an operator wrote, with everything taken out that does more than show words and links. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, OPTIONS);
