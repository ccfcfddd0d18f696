// Made by packages/i18n/generate.ts; do not edit.
import shell from '../catalogues/pt/shell.json' with { type: 'json' };
import system from '../catalogues/pt/system.json' with { type: 'json' };
import ui from '../catalogues/pt/ui.json' with { type: 'json' };
import home from '../catalogues/pt/home.json' with { type: 'json' };
import lobby from '../catalogues/pt/lobby.json' with { type: 'json' };
import popups from '../catalogues/pt/popups.json' with { type: 'json' };
import type { Words } from '../load.ts';

export const words: Words = {
  first: { shell, system, ui, home, lobby, popups },
  later: {
    errors: () => import('../catalogues/pt/errors.json', { with: { type: 'json' } }),
    login: () => import('../catalogues/pt/login.json', { with: { type: 'json' } }),
    register: () => import('../catalogues/pt/register.json', { with: { type: 'json' } }),
    terms: () => import('../catalogues/pt/terms.json', { with: { type: 'json' } }),
    security: () => import('../catalogues/pt/security.json', { with: { type: 'json' } }),
    search: () => import('../catalogues/pt/search.json', { with: { type: 'json' } }),
    play: () => import('../catalogues/pt/play.json', { with: { type: 'json' } }),
    lottery: () => import('../catalogues/pt/lottery.json', { with: { type: 'json' } }),
    sports: () => import('../catalogues/pt/sports.json', { with: { type: 'json' } }),
    records: () => import('../catalogues/pt/records.json', { with: { type: 'json' } }),
    cashier: () => import('../catalogues/pt/cashier.json', { with: { type: 'json' } }),
    agents: () => import('../catalogues/pt/agents.json', { with: { type: 'json' } }),
    agreements: () => import('../catalogues/pt/agreements.json', { with: { type: 'json' } }),
    bonuses: () => import('../catalogues/pt/bonuses.json', { with: { type: 'json' } }),
    rewards: () => import('../catalogues/pt/rewards.json', { with: { type: 'json' } }),
    promotions: () => import('../catalogues/pt/promotions.json', { with: { type: 'json' } }),
    ranks: () => import('../catalogues/pt/ranks.json', { with: { type: 'json' } }),
    rebates: () => import('../catalogues/pt/rebates.json', { with: { type: 'json' } }),
    missions: () => import('../catalogues/pt/missions.json', { with: { type: 'json' } }),
    referral: () => import('../catalogues/pt/referral.json', { with: { type: 'json' } }),
    points: () => import('../catalogues/pt/points.json', { with: { type: 'json' } }),
    app: () => import('../catalogues/pt/app.json', { with: { type: 'json' } }),
    help: () => import('../catalogues/pt/help.json', { with: { type: 'json' } }),
    feedback: () => import('../catalogues/pt/feedback.json', { with: { type: 'json' } }),
    news: () => import('../catalogues/pt/news.json', { with: { type: 'json' } }),
    messages: () => import('../catalogues/pt/messages.json', { with: { type: 'json' } }),
    chat: () => import('../catalogues/pt/chat.json', { with: { type: 'json' } }),
    desk: () => import('../catalogues/pt/desk.json', { with: { type: 'json' } }),
    console: () => import('../catalogues/pt/console.json', { with: { type: 'json' } }),
    content: () => import('../catalogues/pt/content.json', { with: { type: 'json' } }),
    draws: () => import('../catalogues/pt/draws.json', { with: { type: 'json' } }),
    rights: () => import('../catalogues/pt/rights.json', { with: { type: 'json' } }),
    settings: () => import('../catalogues/pt/settings.json', { with: { type: 'json' } }),
    integrations: () => import('../catalogues/pt/integrations.json', { with: { type: 'json' } }),
    trading: () => import('../catalogues/pt/trading.json', { with: { type: 'json' } }),
    live: () => import('../catalogues/pt/live.json', { with: { type: 'json' } }),
    players: () => import('../catalogues/pt/players.json', { with: { type: 'json' } }),
    ops: () => import('../catalogues/pt/ops.json', { with: { type: 'json' } }),
    delivery: () => import('../catalogues/pt/delivery.json', { with: { type: 'json' } }),
  },
  gaps: [],
};
