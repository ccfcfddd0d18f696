/** Deeper than anything we are sent; far less than what exhausts the stack of who walks through it. */
const DEPTH_MAX = 64;

/** What a text says as JSON; undefined when it is none, or nested deeper than anybody means. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const QUOTE = 34;
const BACKSLASH = 92;
/** `[` and `{`, `]` and `}`: they differ by one bit, as letters of two cases do. */
const CASE = 0x20;
const OPENING = 123;
const CLOSING = 125;

/** Counts brackets that stand outside of strings. */
function isTooDeep(text: string): boolean {
  // Short texts cannot be, and vendors' calls are short: they are most of all traffic.
  if (text.length <= 2 * DEPTH_MAX) return false;
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (isQuoted) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isQuoted = false;
    } else if (code === QUOTE) isQuoted = true;
    else if ((code | CASE) === OPENING && ++depth > DEPTH_MAX) return true;
    else if ((code | CASE) === CLOSING) depth -= 1;
  }
  return false;
}
