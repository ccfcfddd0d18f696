// Made by packages/i18n/generate.ts; do not edit.
import shell from '../catalogues/th/shell.json' with { type: 'json' };
import system from '../catalogues/th/system.json' with { type: 'json' };
import ui from '../catalogues/th/ui.json' with { type: 'json' };
import home from '../catalogues/th/home.json' with { type: 'json' };
import lobby from '../catalogues/th/lobby.json' with { type: 'json' };
import popups from '../catalogues/th/popups.json' with { type: 'json' };
import type { Words } from '../load.ts';

export const words: Words = {
  first: { shell, system, ui, home, lobby, popups },
  later: {
    errors: () => import('../catalogues/th/errors.json', { with: { type: 'json' } }),
    login: () => import('../catalogues/th/login.json', { with: { type: 'json' } }),
    register: () => import('../catalogues/th/register.json', { with: { type: 'json' } }),
    terms: () => import('../catalogues/th/terms.json', { with: { type: 'json' } }),
    security: () => import('../catalogues/th/security.json', { with: { type: 'json' } }),
    search: () => import('../catalogues/th/search.json', { with: { type: 'json' } }),
    play: () => import('../catalogues/th/play.json', { with: { type: 'json' } }),
    lottery: () => import('../catalogues/th/lottery.json', { with: { type: 'json' } }),
    sports: () => import('../catalogues/th/sports.json', { with: { type: 'json' } }),
    records: () => import('../catalogues/th/records.json', { with: { type: 'json' } }),
    cashier: () => import('../catalogues/th/cashier.json', { with: { type: 'json' } }),
    agents: () => import('../catalogues/th/agents.json', { with: { type: 'json' } }),
    agreements: () => import('../catalogues/th/agreements.json', { with: { type: 'json' } }),
    bonuses: () => import('../catalogues/th/bonuses.json', { with: { type: 'json' } }),
    rewards: () => import('../catalogues/th/rewards.json', { with: { type: 'json' } }),
    promotions: () => import('../catalogues/th/promotions.json', { with: { type: 'json' } }),
    ranks: () => import('../catalogues/th/ranks.json', { with: { type: 'json' } }),
    rebates: () => import('../catalogues/th/rebates.json', { with: { type: 'json' } }),
    missions: () => import('../catalogues/th/missions.json', { with: { type: 'json' } }),
    referral: () => import('../catalogues/th/referral.json', { with: { type: 'json' } }),
    points: () => import('../catalogues/th/points.json', { with: { type: 'json' } }),
    app: () => import('../catalogues/th/app.json', { with: { type: 'json' } }),
    help: () => import('../catalogues/th/help.json', { with: { type: 'json' } }),
    feedback: () => import('../catalogues/th/feedback.json', { with: { type: 'json' } }),
    news: () => import('../catalogues/th/news.json', { with: { type: 'json' } }),
    messages: () => import('../catalogues/th/messages.json', { with: { type: 'json' } }),
    chat: () => import('../catalogues/th/chat.json', { with: { type: 'json' } }),
    desk: () => import('../catalogues/th/desk.json', { with: { type: 'json' } }),
    console: () => import('../catalogues/th/console.json', { with: { type: 'json' } }),
    content: () => import('../catalogues/th/content.json', { with: { type: 'json' } }),
    draws: () => import('../catalogues/th/draws.json', { with: { type: 'json' } }),
    rights: () => import('../catalogues/th/rights.json', { with: { type: 'json' } }),
    settings: () => import('../catalogues/th/settings.json', { with: { type: 'json' } }),
    integrations: () => import('../catalogues/th/integrations.json', { with: { type: 'json' } }),
    trading: () => import('../catalogues/th/trading.json', { with: { type: 'json' } }),
    live: () => import('../catalogues/th/live.json', { with: { type: 'json' } }),
    players: () => import('../catalogues/th/players.json', { with: { type: 'json' } }),
    ops: () => import('../catalogues/th/ops.json', { with: { type: 'json' } }),
    delivery: () => import('../catalogues/th/delivery.json', { with: { type: 'json' } }),
  },
  gaps: [],
};
