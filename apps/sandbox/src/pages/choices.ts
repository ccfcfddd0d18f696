import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Speech, speechOf } from './language.ts';

export const THEMES = ['system', 'light', 'dark'] as const;

/** What a visitor chose for the pages, kept by the browser. */
export type Choices = { readonly speech: Speech; readonly theme: (typeof THEMES)[number] };

const KEPT_SECONDS = 31_536_000;

export function choicesOf({ headers }: FastifyRequest, asked?: string): Choices {
  const chosen = Object.fromEntries(
    (headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('=')),
  ) as Record<string, string | undefined>;
  const languages = chosen['sandbox_language'] ?? asked ?? headers['accept-language'];
  return {
    speech: speechOf(languages),
    theme: THEMES.find((theme) => theme === chosen['sandbox_theme']) ?? 'system',
  };
}

/** A link that chooses: it sets one cookie and leads back to the page it stands on. */
export function registerChoices(app: FastifyInstance): void {
  app.get<{ Params: { name: string; value: string } }>(
    '/choose/:name/:value',
    async ({ params: { name, value }, headers, host }, reply) => {
      const isKnown = /^(language|theme)$/.test(name) && /^[a-z]{2,6}$/.test(value);
      const cookie = `sandbox_${name}=${value}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax`;
      if (isKnown) reply.header('set-cookie', cookie);
      const from = URL.parse(headers.referer ?? '');
      return reply.redirect(from?.host === host ? from.pathname : '/', 303);
    },
  );
}
