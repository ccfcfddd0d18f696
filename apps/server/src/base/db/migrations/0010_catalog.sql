-- Who makes the games. The code is what the outside calls a vendor; the names are ours, by language.
create table catalog_vendor (
  code text primary key check (code ~ '^[A-Z0-9_]{2,20}$'),
  names jsonb not null check (names ? 'EN'),
  position integer not null
);

-- A vendor makes games of one type or several, and stands somewhere in the list of each.
create table catalog_vendor_type (
  vendor text not null references catalog_vendor on update cascade on delete cascade,
  game_type text not null check (
    game_type in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT')
  ),
  position integer not null,
  primary key (game_type, vendor)
);
