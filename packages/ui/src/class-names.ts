/** Joins the class names that apply; what is empty or false leaves no trace. */
export const classNames = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
