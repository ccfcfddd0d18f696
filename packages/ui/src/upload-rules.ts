/** What an upload takes. `types` are media types: `image/png`. */
export type UploadLimits = {
  readonly types: readonly string[];
  readonly sizeMaxBytes: number;
  readonly countMax: number;
};

export type UploadRefusal = {
  readonly name: string;
  readonly why: 'type' | 'size' | 'empty' | 'many';
};

type Candidate = Pick<File, 'name' | 'type' | 'size'>;

export type Sorted<Chosen> = {
  readonly accepted: readonly Chosen[];
  readonly refused: readonly UploadRefusal[];
};

/** Adds what fits to what is there; each file that does not fit is named with the reason. */
export function sortFiles<Chosen extends Candidate>(
  present: readonly Chosen[],
  added: readonly Chosen[],
  limits: UploadLimits,
): Sorted<Chosen> {
  const accepted = [...present];
  const refused: UploadRefusal[] = [];
  for (const file of added) {
    const why = whyNot(file, accepted.length, limits);
    if (why) refused.push({ name: file.name, why });
    else accepted.push(file);
  }
  return { accepted, refused };
}

function whyNot({ type, size }: Candidate, count: number, limits: UploadLimits) {
  if (!limits.types.includes(type)) return 'type';
  if (size === 0) return 'empty';
  if (size > limits.sizeMaxBytes) return 'size';
  return count >= limits.countMax ? 'many' : null;
}
