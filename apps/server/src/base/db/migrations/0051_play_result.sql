-- What a result paid, by the id its vendor gave it: only of vendors that cancel results by their ids
-- as they do bets. With it a cancel finds the bet and takes back exactly what this result paid.
create table play_result (
  vendor text not null,
  ref text not null,
  bet_ref text not null,
  member_id member_id not null,
  currency text not null,
  status text not null,
  is_last boolean not null, -- It settled the bet: without it the bet runs again.
  paid_cash minor not null,
  paid_bonus minor not null,
  version integer not null,
  primary key (vendor, ref),
  constraint play_result_status check (status = any (array['paid', 'void'])),
  constraint play_result_paid check (paid_cash >= 0 and paid_bonus >= 0)
);
