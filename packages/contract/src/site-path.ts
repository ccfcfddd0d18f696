/**
 * A path of the site. A browser takes a second slash, or a backslash, for the beginning of another
 * house's name.
 */
export const SITE_PATH = /^\/(?![/\\])\S*$/;
