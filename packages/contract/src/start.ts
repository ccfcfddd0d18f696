import type { PublicBrand } from './brand.ts';
import type * as catalog from './catalog.ts';
import type { Output } from './endpoint.ts';
import type { readHelpCenter } from './help.ts';
import type { listPosts, Post } from './post.ts';
import type { PostKind } from './post-rules.ts';
import type { readAnnouncements } from './system.ts';

/** 0 normal, 1 maintenance, 2 blocked region. */
export type SiteStatus = 0 | 1 | 2;

export type Announcements = Output<typeof readAnnouncements>;

/** What the server writes into a page, so that its script can begin without asking for anything. */
export type Start = {
  /** The colours are in the page's style already. */
  readonly brand: Omit<PublicBrand, 'theme'> & Pick<PublicBrand['theme'], 'initial'>;
  readonly language: string;
  readonly status: SiteStatus;
  /** Where the brand's mark and its icon are. */
  readonly logo: string;
  readonly favicon: string;
  readonly announcements: Announcements;
  readonly offers: Offers;
  /**
   * This year, as the language of the page counts: a browser takes long to learn it for one word. It
   * holds while the year is the one in which the page was drawn.
   */
  readonly year: { readonly drawnIn: number; readonly text: string };
};

/** What third parties do for this site: what the brand wants and somebody stands behind. */
export type Offers = {
  readonly outside: readonly ('google' | 'facebook')[];
  /** Where the page has telephone codes sent and checked; null where nobody does it. */
  readonly phoneCodeUrl: string | null;
  /** Where the page reads draws and buys tickets; null where nobody sells any. */
  readonly bookUrl: string | null;
};

/** What the first view of home or of a category shows, as the calls of a guest would answer. */
export type FirstGames = {
  readonly vendors: Output<typeof catalog.listGameVendors>;
  readonly hot: Output<typeof catalog.listHotGames>;
  readonly types: Output<typeof catalog.listVendorGameTypes>;
  /** The first page of the category at the address; null where there is none. */
  readonly list: Output<typeof catalog.listGames> | null;
};

/** What a page of the blog or the news shows, and where the site is, for whoever shares it. */
export type PagePosts = {
  readonly kind: PostKind;
  readonly list: Output<typeof listPosts>;
  /** The entry at the address; null on the list, and where none is. */
  readonly post: Post | null;
  readonly publicUrl: string;
};

/** What the site's prerenderer is given for one page. */
export type PageRequest = {
  readonly path: string;
  readonly brand: PublicBrand;
  readonly start: Omit<Start, 'brand' | 'year'>;
  /** Null where the page is drawn without any. */
  readonly games: FirstGames | null;
  /** The topics of the help center, for the page that shows them. */
  readonly help: Output<typeof readHelpCenter> | null;
  /** The entries of the blog or the news, for the pages that show them. */
  readonly posts: PagePosts | null;
};

/** One page as it is sent, and the pieces of it that the security policy must name. */
export type Page = {
  readonly html: string;
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
};

/** The prerenderer, as the build leaves it for the server. */
export type Prerender = {
  renderPage(request: PageRequest, files: SiteFiles): Promise<Page>;
  /** The one name of a page that several paths lead to, or null where no page is. */
  pageAt(path: string): string | null;
};

/** What the build made for browsers: its manifest, and the style sheet that is written inline. */
export type SiteFiles = {
  readonly manifest: Readonly<Record<string, ManifestRow>>;
  readonly readAsset: (file: string) => string;
};

export type ManifestRow = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
};
