alter table catalog_vendor_type drop constraint catalog_vendor_type_game_type_check;
alter table catalog_vendor_type add constraint catalog_vendor_type_game_type check (
  game_type = any (array[
    'RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'
  ])
);

-- Who runs a vendor's games: the code under which it is known to the wallet (`vendors_vendor`).
-- Null: nobody yet, so none of them can be played.
alter table catalog_vendor add column provider text;
alter table catalog_vendor add column is_listed boolean not null default true;
-- While it lasts, none of the vendor's games can be played. Without an end it lasts until it is lifted.
alter table catalog_vendor add column maintenance_from timestamptz;
alter table catalog_vendor add column maintenance_until timestamptz;

-- A game. The number is its name in every list and address and never belongs to another game.
create table catalog_game (
  node_id integer primary key check (node_id > 0),
  vendor text not null references catalog_vendor on update cascade,
  code text not null check (code ~ '^[a-z0-9][a-z0-9-]{1,39}$'),
  game_type text not null,
  -- Of slots: scratch cards and music, video poker, jackpots, table games, arcade.
  class text,
  names jsonb not null check (names ? 'EN'),
  -- The seed its cover is drawn from, and an address that a brand may put in its place.
  cover text not null,
  icon text,
  -- Popular first: a smaller number stands earlier.
  position integer not null,
  released_on date not null,
  -- The vendor's whole offer as one game: it stands on the vendor's card and in no list of games.
  is_entrance boolean not null default false,
  -- It can be played, if its vendor has a provider. What is not open yet is shown as coming.
  is_open boolean not null default false,
  has_trial boolean not null default false,
  is_listed boolean not null default true,
  maintenance_from timestamptz,
  maintenance_until timestamptz,
  constraint catalog_game_code_is_one unique (vendor, code),
  constraint catalog_game_of_vendor foreign key (game_type, vendor)
    references catalog_vendor_type (game_type, vendor) on update cascade,
  constraint catalog_game_class check (class = any (array['SC', 'VP', 'JP', 'TG', 'AC'])),
  constraint catalog_game_class_of_slots check (class is null or game_type = 'RNG')
);

create index catalog_game_vendor on catalog_game (game_type, vendor);

-- What the house puts first.
create table catalog_hot (
  node_id integer primary key references catalog_game,
  position integer not null
);
