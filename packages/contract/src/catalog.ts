import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const listGameVendors = endpoint({
  method: 'GET',
  path: '/wps/relay/newGameVendor',
  summary: 'The vendors of the brand by game category, in the order they are shown.',
  access: 'guest',
  input: z.object({
    merchantCode: z.string().check(z.minLength(1), z.maxLength(40)),
    platform: z.literal('html5-desktop'),
  }),
  output: z.array(
    z.object({
      gameCategory: z.string(),
      vendors: z.array(
        z.object({
          vassalage: z.string(),
          displayName: z.string(),
          /** A path below the image base. */
          lagerIcon: z.string(),
        }),
      ),
    }),
  ),
  errors: ['not_found'],
});
