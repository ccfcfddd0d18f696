import * as help from '@baize/contract/help';
import * as post from '@baize/contract/post';
import * as privacy from '@baize/contract/privacy';
import * as contract from '@baize/contract/system';
import type { Site } from '../../base/brand/index.ts';
import { ensure, type Route, serve } from '../../base/kernel/index.ts';
import { findReader } from './find-reader.ts';
import { listCountryCodes } from './list-country-codes.ts';
import { type FindGame, readAgentAnnouncements, readAnnouncements } from './read-announcements.ts';
import { readHelpCenter } from './read-help-center.ts';
import { readPermission, readStatus } from './read-permission.ts';
import { listPosts, readPost } from './read-posts.ts';
import { readRetention } from './read-retention.ts';
import { readSiteTexts } from './read-site-texts.ts';
import { reportProblem } from './report-problem.ts';
import { openEntry } from './support.ts';
import { listHelpVotes, voteHelp } from './vote-help.ts';

/** Of a server that has no catalogue. */
const NO_GAMES: FindGame = () => null;

export const systemRoutes = (site: Site, findGame: FindGame = NO_GAMES): readonly Route[] => [
  serve(contract.readPermission, (ctx) => readPermission(ctx, site)),
  serve(contract.readStatus, (ctx) => readStatus(ctx, site)),
  serve(contract.readWhitelabel, () => [...site.content.whitelabel]),
  serve(contract.readRegisterRules, () => [...site.content.register]),
  serve(contract.readDomainRoute, () => ({
    mainDomain: site.brand.mainDomain,
    domainRoute: [...site.brand.domainRoute],
  })),
  serve(privacy.readRetention, () => readRetention(site)),
  serve(contract.listCountryCodes, listCountryCodes),
  serve(contract.updateLanguage, (_ctx, { language }) => {
    ensure(site.brand.languages.includes(language), 'not_found');
    return { language };
  }),
  serve(contract.readAnnouncements, async (ctx, input) =>
    readAnnouncements({ ...site, findGame }, await findReader(ctx, input), input),
  ),
  serve(contract.readSiteTexts, ({ origin: { language } }) => readSiteTexts(site, language)),
  serve(help.readHelpCenter, ({ origin: { language } }, { lang = '' }) =>
    readHelpCenter(site, site.brand.languages.includes(lang) ? lang : language),
  ),
  serve(post.listPosts, ({ origin: { language }, clock }, input) =>
    listPosts({ site, language, now: clock.now() }, input),
  ),
  serve(post.readPost, ({ origin: { language }, clock }, input) =>
    readPost({ site, language, now: clock.now() }, input),
  ),
  serve(help.voteHelp, voteHelp(site.brand)),
  serve(help.listHelpVotes, listHelpVotes(site.brand)),
  serve(contract.readAgentAnnouncements, ({ origin: { language }, clock }) => [
    ...readAgentAnnouncements(site, { language, now: clock.now() }),
  ]),
  serve(contract.openSupport, async (ctx, { path }) => ({
    address: await openEntry(ctx, site, path),
  })),
  serve(contract.reportProblem, (ctx, input) => reportProblem(ctx, site, input)),
];
