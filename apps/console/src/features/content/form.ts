import { createContext, use } from 'react';
import type { Json, Path } from './body.ts';

/** What every field of the form knows about the row it belongs to. */
export type ContentForm = {
  readonly kind: string;
  readonly body: Json;
  readonly languages: readonly string[];
  /** The language whose texts are edited now. */
  readonly language: string;
  readonly isReadOnly: boolean;
  /** A key names its row for ever; only a new row chooses it. */
  readonly isNew: boolean;
  /** Why the server did not publish, by the place of the field. */
  readonly problems: ReadonlyMap<string, string>;
  readonly onChange: (path: Path, value: Json | undefined) => void;
};

export const FormContext = createContext<ContentForm | null>(null);

export function useForm(): ContentForm {
  const form = use(FormContext);
  if (!form) throw new Error('a field of content stands in its form');
  return form;
}

export const placeOf = (path: Path): string => path.join('.');
