// Made by packages/i18n/generate.ts; do not edit.
import shell from '../catalogues/es/shell.json' with { type: 'json' };
import system from '../catalogues/es/system.json' with { type: 'json' };
import ui from '../catalogues/es/ui.json' with { type: 'json' };
import home from '../catalogues/es/home.json' with { type: 'json' };
import lobby from '../catalogues/es/lobby.json' with { type: 'json' };
import popups from '../catalogues/es/popups.json' with { type: 'json' };
import type { Words } from '../load.ts';

export const words: Words = {
  first: { shell, system, ui, home, lobby, popups },
  later: {
    errors: () => import('../catalogues/es/errors.json', { with: { type: 'json' } }),
    login: () => import('../catalogues/es/login.json', { with: { type: 'json' } }),
    register: () => import('../catalogues/es/register.json', { with: { type: 'json' } }),
    terms: () => import('../catalogues/es/terms.json', { with: { type: 'json' } }),
    security: () => import('../catalogues/es/security.json', { with: { type: 'json' } }),
    search: () => import('../catalogues/es/search.json', { with: { type: 'json' } }),
    play: () => import('../catalogues/es/play.json', { with: { type: 'json' } }),
    lottery: () => import('../catalogues/es/lottery.json', { with: { type: 'json' } }),
    sports: () => import('../catalogues/es/sports.json', { with: { type: 'json' } }),
    records: () => import('../catalogues/es/records.json', { with: { type: 'json' } }),
    cashier: () => import('../catalogues/es/cashier.json', { with: { type: 'json' } }),
    agents: () => import('../catalogues/es/agents.json', { with: { type: 'json' } }),
    agreements: () => import('../catalogues/es/agreements.json', { with: { type: 'json' } }),
    bonuses: () => import('../catalogues/es/bonuses.json', { with: { type: 'json' } }),
    rewards: () => import('../catalogues/es/rewards.json', { with: { type: 'json' } }),
    promotions: () => import('../catalogues/es/promotions.json', { with: { type: 'json' } }),
    ranks: () => import('../catalogues/es/ranks.json', { with: { type: 'json' } }),
    rebates: () => import('../catalogues/es/rebates.json', { with: { type: 'json' } }),
    missions: () => import('../catalogues/es/missions.json', { with: { type: 'json' } }),
    referral: () => import('../catalogues/es/referral.json', { with: { type: 'json' } }),
    points: () => import('../catalogues/es/points.json', { with: { type: 'json' } }),
    app: () => import('../catalogues/es/app.json', { with: { type: 'json' } }),
    help: () => import('../catalogues/es/help.json', { with: { type: 'json' } }),
    feedback: () => import('../catalogues/es/feedback.json', { with: { type: 'json' } }),
    news: () => import('../catalogues/es/news.json', { with: { type: 'json' } }),
    messages: () => import('../catalogues/es/messages.json', { with: { type: 'json' } }),
    chat: () => import('../catalogues/es/chat.json', { with: { type: 'json' } }),
    desk: () => import('../catalogues/es/desk.json', { with: { type: 'json' } }),
    console: () => import('../catalogues/es/console.json', { with: { type: 'json' } }),
    content: () => import('../catalogues/es/content.json', { with: { type: 'json' } }),
    draws: () => import('../catalogues/es/draws.json', { with: { type: 'json' } }),
    rights: () => import('../catalogues/es/rights.json', { with: { type: 'json' } }),
    settings: () => import('../catalogues/es/settings.json', { with: { type: 'json' } }),
    integrations: () => import('../catalogues/es/integrations.json', { with: { type: 'json' } }),
    trading: () => import('../catalogues/es/trading.json', { with: { type: 'json' } }),
    live: () => import('../catalogues/es/live.json', { with: { type: 'json' } }),
    players: () => import('../catalogues/es/players.json', { with: { type: 'json' } }),
    ops: () => import('../catalogues/es/ops.json', { with: { type: 'json' } }),
    delivery: () => import('../catalogues/es/delivery.json', { with: { type: 'json' } }),
  },
  gaps: [],
};
