import { useParams } from '@tanstack/react-router';

/** A part of the address that its route names; the router's own types know the site's alone. */
export function useAddressPart(name: string): string | undefined {
  const parts: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  return parts[name];
}
