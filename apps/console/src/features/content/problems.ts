import { ApiError } from '@baize/client/api-error';

type Problem = { readonly field: string; readonly reason: string };

/**
 * Why a row was not published, by the place of each field. The server names fields by their list
 * and number (`notices.3.title.TH`); here there is one row.
 */
export function problemsOf(error: unknown): ReadonlyMap<string, string> {
  if (!(error instanceof ApiError) || error.code !== 'content_invalid') return new Map();
  const { fields } = error.details;
  const found = Array.isArray(fields) ? (fields as readonly Problem[]) : [];
  return new Map(
    found.map(({ field, reason }) => [field.replace(/^(?:[a-z]+\.)?\d+\./i, ''), reason]),
  );
}
