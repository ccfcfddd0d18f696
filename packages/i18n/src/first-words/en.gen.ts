// Made by packages/i18n/generate.ts; do not edit.
import shell from '../catalogues/en/shell.json' with { type: 'json' };
import system from '../catalogues/en/system.json' with { type: 'json' };
import ui from '../catalogues/en/ui.json' with { type: 'json' };
import home from '../catalogues/en/home.json' with { type: 'json' };
import lobby from '../catalogues/en/lobby.json' with { type: 'json' };
import popups from '../catalogues/en/popups.json' with { type: 'json' };
import type { Words } from '../load.ts';

export const words: Words = {
  first: { shell, system, ui, home, lobby, popups },
  later: {
    errors: () => import('../catalogues/en/errors.json', { with: { type: 'json' } }),
    login: () => import('../catalogues/en/login.json', { with: { type: 'json' } }),
    register: () => import('../catalogues/en/register.json', { with: { type: 'json' } }),
    terms: () => import('../catalogues/en/terms.json', { with: { type: 'json' } }),
    security: () => import('../catalogues/en/security.json', { with: { type: 'json' } }),
    search: () => import('../catalogues/en/search.json', { with: { type: 'json' } }),
    play: () => import('../catalogues/en/play.json', { with: { type: 'json' } }),
    lottery: () => import('../catalogues/en/lottery.json', { with: { type: 'json' } }),
    sports: () => import('../catalogues/en/sports.json', { with: { type: 'json' } }),
    records: () => import('../catalogues/en/records.json', { with: { type: 'json' } }),
    cashier: () => import('../catalogues/en/cashier.json', { with: { type: 'json' } }),
    agents: () => import('../catalogues/en/agents.json', { with: { type: 'json' } }),
    agreements: () => import('../catalogues/en/agreements.json', { with: { type: 'json' } }),
    bonuses: () => import('../catalogues/en/bonuses.json', { with: { type: 'json' } }),
    rewards: () => import('../catalogues/en/rewards.json', { with: { type: 'json' } }),
    promotions: () => import('../catalogues/en/promotions.json', { with: { type: 'json' } }),
    ranks: () => import('../catalogues/en/ranks.json', { with: { type: 'json' } }),
    rebates: () => import('../catalogues/en/rebates.json', { with: { type: 'json' } }),
    missions: () => import('../catalogues/en/missions.json', { with: { type: 'json' } }),
    referral: () => import('../catalogues/en/referral.json', { with: { type: 'json' } }),
    points: () => import('../catalogues/en/points.json', { with: { type: 'json' } }),
    app: () => import('../catalogues/en/app.json', { with: { type: 'json' } }),
    help: () => import('../catalogues/en/help.json', { with: { type: 'json' } }),
    feedback: () => import('../catalogues/en/feedback.json', { with: { type: 'json' } }),
    news: () => import('../catalogues/en/news.json', { with: { type: 'json' } }),
    messages: () => import('../catalogues/en/messages.json', { with: { type: 'json' } }),
    chat: () => import('../catalogues/en/chat.json', { with: { type: 'json' } }),
    desk: () => import('../catalogues/en/desk.json', { with: { type: 'json' } }),
    console: () => import('../catalogues/en/console.json', { with: { type: 'json' } }),
    content: () => import('../catalogues/en/content.json', { with: { type: 'json' } }),
    draws: () => import('../catalogues/en/draws.json', { with: { type: 'json' } }),
    rights: () => import('../catalogues/en/rights.json', { with: { type: 'json' } }),
    settings: () => import('../catalogues/en/settings.json', { with: { type: 'json' } }),
    integrations: () => import('../catalogues/en/integrations.json', { with: { type: 'json' } }),
    trading: () => import('../catalogues/en/trading.json', { with: { type: 'json' } }),
    live: () => import('../catalogues/en/live.json', { with: { type: 'json' } }),
    players: () => import('../catalogues/en/players.json', { with: { type: 'json' } }),
    ops: () => import('../catalogues/en/ops.json', { with: { type: 'json' } }),
    delivery: () => import('../catalogues/en/delivery.json', { with: { type: 'json' } }),
  },
  gaps: [],
};
