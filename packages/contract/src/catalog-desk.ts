import * as z from 'zod/mini';
import { calendarDay, endpoint, moment, nothing } from './endpoint.ts';
import { GAME_TYPES } from './game.ts';
import { reason } from './operator-reason.ts';

const vendorCode = z.string().check(z.regex(/^[A-Z0-9_]{2,20}$/));
const nodeId = z.int().check(z.minimum(1));

/** A planned or running maintenance; without an end it lasts until it is lifted. */
const window = z.nullable(
  z.object({ from: z.iso.datetime(), until: z.nullable(z.iso.datetime()) }),
);

const deskVendor = z.object({
  code: z.string(),
  name: z.string(),
  /** Whether somebody serves its games. */
  isServed: z.boolean(),
  isListed: z.boolean(),
  maintenance: window,
  gameCount: z.number(),
});

export type DeskVendor = z.output<typeof deskVendor>;

export const listDeskVendors = endpoint({
  method: 'GET',
  path: '/ops/catalog/vendors',
  summary: 'Every vendor with its switch and maintenance, and the order of each category.',
  access: 'operator',
  permission: 'catalog.read',
  input: nothing,
  output: z.object({
    vendors: z.array(deskVendor),
    /** The codes of each category in the order the site shows them. */
    categories: z.array(z.object({ gameType: z.enum(GAME_TYPES), vendors: z.array(z.string()) })),
  }),
  errors: [],
});

const deskGame = z.object({
  nodeId: z.number(),
  name: z.string(),
  vendor: z.string(),
  gameType: z.enum(GAME_TYPES),
  isListed: z.boolean(),
  isOpen: z.boolean(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  releasedOn: z.iso.date(),
  maintenance: window,
});

export type DeskGame = z.output<typeof deskGame>;

export const listDeskGames = endpoint({
  method: 'GET',
  path: '/ops/catalog/games',
  summary: 'The games of a vendor, those whose name holds a text, or the hot list, in their order.',
  access: 'operator',
  permission: 'catalog.read',
  input: z.object({
    vendor: z.optional(vendorCode),
    text: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    hot: z.optional(z.literal('yes')),
  }),
  output: z.object({ games: z.array(deskGame), isCut: z.boolean() }),
  errors: [],
});

/** A vendor with all its games, or one game. */
const target = z.union([z.object({ vendor: vendorCode }), z.object({ nodeId })]);

export type CatalogTarget = z.output<typeof target>;

export const setListed = endpoint({
  method: 'POST',
  path: '/ops/catalog/listed',
  summary: 'Takes a vendor or a game off the site, or puts it back.',
  access: 'operator',
  permission: 'catalog.manage',
  input: z.object({ target, isListed: z.boolean(), reason }),
  output: nothing,
  errors: ['not_found'],
});

export const setCatalogMaintenance = endpoint({
  method: 'POST',
  path: '/ops/catalog/maintenance',
  summary: 'Plans, changes or lifts the maintenance of a vendor or a game.',
  access: 'operator',
  permission: 'catalog.manage',
  input: z.object({
    target,
    /** Null lifts it. */
    from: z.nullable(moment),
    until: z.nullable(moment),
    reason,
  }),
  output: nothing,
  errors: ['not_found', 'invalid_input'],
});

export const orderVendors = endpoint({
  method: 'POST',
  path: '/ops/catalog/vendor-order',
  summary: 'The order of all vendors of a category.',
  access: 'operator',
  permission: 'catalog.manage',
  input: z.object({
    gameType: z.enum(GAME_TYPES),
    vendors: z.array(vendorCode).check(z.minLength(1), z.maxLength(200)),
  }),
  output: nothing,
  errors: ['catalog_changed'],
});

export const orderGames = endpoint({
  method: 'POST',
  path: '/ops/catalog/game-order',
  summary: 'The order of all games of a vendor among themselves.',
  access: 'operator',
  permission: 'catalog.manage',
  input: z.object({
    vendor: vendorCode,
    nodeIds: z.array(nodeId).check(z.minLength(1), z.maxLength(2_000)),
  }),
  output: nothing,
  errors: ['catalog_changed'],
});

export const setHotGames = endpoint({
  method: 'POST',
  path: '/ops/catalog/hot',
  summary: 'The hot list, whole and in its order.',
  access: 'operator',
  permission: 'catalog.manage',
  input: z.object({
    nodeIds: z.array(nodeId).check(z.maxLength(100)),
    /** The list as the operator saw it: another one means that somebody else was faster. */
    before: z.array(nodeId),
  }),
  output: nothing,
  errors: ['catalog_changed', 'not_found'],
});

export const setReleased = endpoint({
  method: 'POST',
  path: '/ops/catalog/released',
  summary: 'The day a game came out: it is marked as new for two months from it.',
  access: 'operator',
  permission: 'catalog.manage',
  input: z.object({ nodeId, releasedOn: calendarDay }),
  output: nothing,
  errors: ['not_found'],
});
