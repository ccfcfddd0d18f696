export const PER_PAGE = 9;

/** How many pages a list has; an empty one has a page that says so. */
export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / PER_PAGE));
