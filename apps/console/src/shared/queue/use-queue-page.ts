import { useState } from 'react';

export type QueuePage = { readonly page: number; readonly onPage: (page: number) => void };

/** The page of a list; another view of it begins at the first. */
export function useQueuePage(view: string): QueuePage {
  const [place, setPlace] = useState({ view, page: 1 });
  return {
    page: place.view === view ? place.page : 1,
    onPage: (page) => setPlace({ view, page }),
  };
}
