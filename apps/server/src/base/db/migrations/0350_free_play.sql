-- What a grant of free rounds, or of a free bet, promises and what has come of it.
alter table play_free_round
  add column kind text not null default 'rounds', -- `bet`: its wins are the payout less the stake.
  add column games text[], -- By the vendor's codes; null: any game of the vendor.
  add column stake minor, -- What one round is played at; null: the vendor knows.
  add column pays_to text not null default 'cash', -- `bonus`: wins are kept until the last round.
  add column won minor not null default 0, -- All that its rounds have won.
  add column handed minor not null default 0, -- Of wins that were kept: what was handed over.
  add column handings integer not null default 0,
  add column names jsonb not null default '{}', -- What it is for, by language.
  add column terms jsonb not null default '{}', -- Of a bonus that wins become, as they were granted.
  add column notices smallint not null default 0, -- How many notices of its end were written.
  add column reward_id reward_id unique, -- The reward it was claimed as.
  add constraint play_free_round_kind check (kind = any (array['rounds', 'bet'])),
  add constraint play_free_round_pays_to check (pays_to = any (array['cash', 'bonus'])),
  add constraint play_free_round_stake check (stake > 0),
  add constraint play_free_round_bet_stake check (kind <> 'bet' or stake is not null);

update play_free_round set games = array[game] where game is not null;
alter table play_free_round drop column game;

create index play_free_round_member on play_free_round (member_id, expires_at);
create index play_free_round_ending on play_free_round (expires_at) where used < granted;
create index play_free_round_kept on play_free_round (id)
  where pays_to = 'bonus' and (won)::bigint <> (handed)::bigint;

-- Bets that a grant paid for. In `play_bet` they have no stake; here is what was staked for them and
-- what their vendor says they pay.
create table play_free_bet (
  vendor text not null,
  ref text not null,
  free_id text not null references play_free_round,
  stake minor not null,
  payout minor not null,
  version integer not null,
  primary key (vendor, ref),
  constraint play_free_bet_stake check (stake >= 0)
);

create index play_free_bet_of_grant on play_free_bet (free_id);

alter table claims_reward
  drop constraint claims_reward_kind,
  add constraint claims_reward_kind
    check (kind = any (array['cash', 'bonus', 'points', 'free_rounds', 'free_bet', 'tickets']));
