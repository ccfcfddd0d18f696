/** The vendors of matches open the sportsbook of the site, each at a part of its own. */
export const SPORTS_PAGES: Readonly<Record<string, `/${string}`>> = {
  IBC: '/sportsbook',
  SBT: '/sportsbook?view=today',
  UG: '/sportsbook?view=upcoming',
  IMES: '/sportsbook?view=today&sport=shooter',
};
