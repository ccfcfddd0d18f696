-- Whether answers of the help center helped: counted by day, never by who said so.
create table system_help_vote (
  topic text not null,
  language text not null,
  day date not null,
  helpful integer not null default 0,
  unhelpful integer not null default 0,
  primary key (topic, language, day),
  constraint system_help_vote_counts check (helpful >= 0 and unhelpful >= 0)
);
