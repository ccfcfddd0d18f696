/** So that a file is there within a minute, and no call is refused for coming too often. */
const PAGES_MAX = 100;

type Pages<Page> = {
  readonly ask: (mark: string | null) => Promise<Page>;
  readonly nextOf: (page: Page) => string | null;
};

/** Every page of a list, one after the other; `isCut` where there are more than can be asked for. */
export async function allPages<Page>({
  ask,
  nextOf,
}: Pages<Page>): Promise<{ readonly pages: readonly Page[]; readonly isCut: boolean }> {
  const pages: Page[] = [];
  let mark: string | null = null;
  do {
    const page: Page = await ask(mark);
    pages.push(page);
    mark = nextOf(page);
  } while (mark !== null && pages.length < PAGES_MAX);
  return { pages, isCut: mark !== null };
}
