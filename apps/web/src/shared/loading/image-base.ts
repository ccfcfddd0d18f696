import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../server/queries.ts';
import { usePermission } from '../session/permission.ts';

/** A picture that every image base has. */
const PROBE = '/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/PG-DEFAULT.png';
const PROBE_MS = 5_000;

/** Where pictures come from: a base of the permission answer that answers, else our own address. */
export function useImageBase(): string {
  const bases = usePermission().data?.info.imageCDNs ?? [];
  const { data } = useQuery({
    queryKey: queryKeys.imageBase(bases),
    queryFn: () => firstAnswering(bases),
    enabled: bases.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? '';
}

async function firstAnswering(bases: readonly string[]): Promise<string> {
  for (const base of bases) {
    const address = base.replace(/\/$/, '');
    if (await answers(address + PROBE)) return address;
  }
  return '';
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    const end = (isThere: boolean) => () => {
      clearTimeout(timer);
      resolve(isThere);
    };
    const timer = setTimeout(end(false), PROBE_MS);
    picture.addEventListener('load', end(true));
    picture.addEventListener('error', end(false));
    picture.src = url;
  });
}
