import { CATEGORY_ITEMS } from '@baize/contract/navigation';
import type { HomeTab } from '../../features/home/tabs-of.ts';

type TabPage = { readonly page: string; readonly search: Readonly<Record<string, string>> };

/** Where a category is in full: its page; MXWIN, which is part of the slots, in its tab. */
export function pageOfTab(tab: HomeTab): TabPage {
  const item = CATEGORY_ITEMS.find(({ gameType }) => gameType === tab);
  return item ? { page: item.page, search: {} } : { page: '/', search: { tab } };
}
