import { lazyRouteComponent } from '@tanstack/react-router';
import { page } from './ways-in.tsx';

const DrawCalendarPage = lazyRouteComponent(
  () => import('../pages/draw-calendar-page.tsx'),
  'DrawCalendarPage',
);
const DrawLimitsPage = lazyRouteComponent(
  () => import('../pages/draw-limits-page.tsx'),
  'DrawLimitsPage',
);
const DrawPage = lazyRouteComponent(() => import('../pages/draw-page.tsx'), 'DrawPage');
const DrawTermsPage = lazyRouteComponent(
  () => import('../pages/draw-terms-page.tsx'),
  'DrawTermsPage',
);
const DrawsPage = lazyRouteComponent(() => import('../pages/draws-page.tsx'), 'DrawsPage');

/** The pages of lotteries' draws. */
export const drawPages = [
  page('/draws', { component: DrawsPage, title: 'draws.title', permission: 'draws.read' }),
  page('/draws/limits', {
    component: DrawLimitsPage,
    title: 'draws.limits',
    permission: 'draws.read',
  }),
  page('/draws/calendar', {
    component: DrawCalendarPage,
    title: 'draws.calendar',
    permission: 'draws.read',
  }),
  page('/draws/terms', {
    component: DrawTermsPage,
    title: 'draws.terms',
    permission: 'draws.read',
  }),
  page('/draws/$drawId', {
    component: DrawPage,
    title: 'draws.title',
    permission: 'draws.read',
  }),
] as const;
