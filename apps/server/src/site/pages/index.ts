/**
 * The pages of the member site: the files the build made, and each page drawn for the brand, its
 * languages and the state of the site before a browser has run any script.
 *
 * Always true here: one build serves every brand; a page is drawn once for all who see the same;
 * a visitor for whom the site is closed is sent the page that says so, never a glimpse of another.
 */
export { registerConsole } from './register-console.ts';
export { registerSite } from './register-site.ts';
