-- Seas that a few players share. Where each fish is follows from the scene and the time since it began;
-- whoever holds the row's lock shoots.

create table sea (
  code text primary key,
  game text not null,
  currency text not null,
  scene text not null,
  began_at timestamptz not null,
  -- Counts shots and whoever comes: a page asks for what is new.
  seq bigint not null default 0
) with (fillfactor = 50);

create index sea_of_game on sea (game, currency);

create table sea_cannon (
  sea text not null references sea,
  place integer not null check (place >= 0),
  player text not null,
  game text not null,
  seen_at timestamptz not null,
  primary key (sea, place),
  constraint sea_cannon_is_one unique (player, game)
);

-- The last shots of a sea, as all may see them. A fish is captured once.
create table sea_shot (
  sea text not null references sea,
  seq bigint not null,
  place integer not null,
  weapon text not null,
  fish json not null,
  captured integer,
  at timestamptz not null,
  primary key (sea, seq)
);

create unique index sea_shot_captures_once on sea_shot (sea, captured) where captured is not null;
