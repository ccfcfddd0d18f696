/**
 * A brand is a folder of data: names, colours, currency, languages, flags, rules. One process
 * serves one brand, chosen at its start; a file that is not right stops the start.
 *
 * Always true here: the facts of a brand never change while the process lives. What may change
 * meanwhile is in the database and in force in every process once it hears of it: maintenance, who
 * is kept out, and the content, of which every version stays. Settings are content too: payments,
 * colours, how money is written, who must agree. The folder is the first version of all of it, and
 * is followed until somebody publishes another.
 */
export { changeAccess, resetAccess, switchMaintenance } from './change-state.ts';
export { checkPromotions } from './check-promotions.ts';
export { cleanHtml } from './clean-html.ts';
export {
  CONTENT_KINDS,
  type ContentKind,
  isContentKind,
  isLasting,
} from './content/content-kinds.ts';
export { listCurrent, listCurrentOf, listVersions } from './content/content-queries.ts';
export {
  type Published,
  publishContent,
  restoreContent,
  withdrawContent,
} from './content/publish-content.ts';
export { readContentList, type VersionedRow } from './content/read-list.ts';
export { seedContent } from './content/seed-content.ts';
export { switchFlag } from './content/switch-flag.ts';
export { BRANDS_FOLDER, type LoadedBrand, listBrands, loadBrand } from './load-brand.ts';
export { readState } from './read-state.ts';
export { openRegions, type RegionOf } from './region.ts';
export { isKeptOutBy, isRestricted, type SiteState, type Status, statusOf } from './rules.ts';
export { isShownOn } from './shown-days.ts';
export { createGate, openSite, type Site } from './site.ts';
export { answerLanguage, loadWording } from './wording.ts';
