import { ERRORS } from '@baize/contract/errors';
import type { FastifyInstance } from 'fastify';
import {
  createHttp,
  createThrottle,
  createUnseal,
  type Doors,
  type HttpOptions,
  type Route,
  registerFallbacks,
  registerRoutes,
  type World,
} from '../base/kernel/index.ts';

/** The kernel's HTTP with the given routes and open doors; a test replaces the door it is about. */
export function httpWith(
  world: World,
  routes: readonly Route[],
  { http, ...doors }: Partial<Doors> & { readonly http?: HttpOptions } = {},
): FastifyInstance {
  const app = createHttp(http);
  const all: Doors = {
    identify: async () => null,
    confirm: async () => false,
    gate: async () => null,
    unseal: createUnseal(world),
    throttle: createThrottle(),
    wording: (code) => ERRORS[code].text,
    ...doors,
  };
  registerFallbacks(app, world, all);
  registerRoutes(app, world, { routes, doors: all });
  return app;
}
