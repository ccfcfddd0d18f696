/**
 * A brand is a folder of data: names, colours, currency, languages, flags, rules. One process
 * serves one brand, chosen at its start; a file that is not right stops the start.
 *
 * Always true here: the loaded brand never changes while the process lives. What operators may
 * change meanwhile (maintenance, who is kept out) is in the database, and every process hears of it.
 */
export { announceContent } from './announce-content.ts';
export { changeAccess, resetAccess, switchMaintenance } from './change-state.ts';
export { cleanHtml } from './clean-html.ts';
export { BRANDS_FOLDER, type LoadedBrand, listBrands, loadBrand } from './load-brand.ts';
export { readState } from './read-state.ts';
export { isRestricted, type SiteState, type Status, statusOf } from './rules.ts';
export { createGate, openSite, type Site } from './site.ts';
export { answerLanguage, loadWording } from './wording.ts';
