import type { Component } from './bill.ts';

/** Where a package was built, as its builder said it to the registry. */
export type Provenance =
  | { readonly state: 'attested'; readonly builtFrom: string; readonly url: string }
  /** The registry has none, which is so for most packages. */
  | { readonly state: 'none' }
  /** It speaks of another file than the one we install. */
  | { readonly state: 'differs'; readonly url: string }
  /** The registry did not answer. */
  | { readonly state: 'unknown' };

type Attestations = {
  readonly attestations: readonly {
    readonly predicateType: string;
    readonly bundle: { readonly dsseEnvelope?: { readonly payload: string } };
  }[];
};

type Statement = {
  readonly subject: readonly { readonly digest: { readonly sha512?: string } }[];
  readonly predicate: {
    readonly buildDefinition?: {
      readonly externalParameters?: { readonly workflow?: { readonly repository?: string } };
    };
    readonly invocation?: { readonly configSource?: { readonly uri?: string } };
  };
};

const SLSA = 'https://slsa.dev/provenance/';

/** Holds what the builder signed against the digest of the lock file. `npm audit signatures` proves the signature itself. */
export async function readProvenance(
  { name, version, integrity }: Pick<Component, 'name' | 'version' | 'integrity'>,
  registry: string,
): Promise<Provenance> {
  const url = new URL(`-/npm/v1/attestations/${name.replace('/', '%2f')}@${version}`, registry)
    .href;
  const reply = await fetch(url).catch(() => null);
  if (reply?.status === 404) return { state: 'none' };
  if (!reply?.ok) return { state: 'unknown' };
  const { attestations } = (await reply.json()) as Attestations;
  const found = attestations.find(({ predicateType }) => predicateType.startsWith(SLSA));
  const payload = found?.bundle.dsseEnvelope?.payload;
  if (payload === undefined) return { state: 'none' };
  const { subject, predicate } = JSON.parse(Buffer.from(payload, 'base64').toString()) as Statement;
  const locked = integrity?.startsWith('sha512-')
    ? Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex')
    : null;
  const isOurs = locked !== null && subject.some(({ digest }) => digest.sha512 === locked);
  if (!isOurs) return { state: 'differs', url };
  const builtFrom =
    predicate.buildDefinition?.externalParameters?.workflow?.repository ??
    predicate.invocation?.configSource?.uri ??
    '';
  return { state: 'attested', builtFrom, url };
}

const AT_ONCE = 8;

export async function readAllProvenance<Part extends Component>(
  components: readonly Part[],
  registry: string,
): Promise<ReadonlyMap<Part, Provenance>> {
  const found = new Map<Part, Provenance>();
  const waiting = [...components];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      found.set(next, await readProvenance(next, registry));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}
