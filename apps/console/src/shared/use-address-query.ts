import { useSearch } from '@tanstack/react-router';
import type { Query } from './console-link.tsx';

/** What the address says beside its page. */
export const useAddressQuery = (): Query => useSearch({ strict: false });
