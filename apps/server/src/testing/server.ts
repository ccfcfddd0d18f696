import { ERRORS } from '@baize/contract/errors';
import type { FastifyInstance } from 'fastify';
import {
  createHttp,
  createThrottle,
  createUnseal,
  type Doors,
  type Route,
  registerFallbacks,
  registerRoutes,
  type World,
} from '../kernel/index.ts';

/** The kernel's HTTP with the given routes and open doors; a test replaces the door it is about. */
export function httpWith(
  world: World,
  routes: readonly Route[],
  doors: Partial<Doors> = {},
): FastifyInstance {
  const app = createHttp();
  const all: Doors = {
    identify: async () => null,
    gate: async () => null,
    unseal: createUnseal(world),
    throttle: createThrottle(),
    wording: (code) => ERRORS[code].text,
    ...doors,
  };
  registerRoutes(app, world, { routes, doors: all });
  registerFallbacks(app, world, all);
  return app;
}
