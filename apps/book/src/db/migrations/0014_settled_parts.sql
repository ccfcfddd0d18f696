-- Parts cashed out under an earlier release were told to the wallet as the end of the bet: what follows replaces it.
alter table slip_settlement add column told_as_end boolean not null default false;

update slip_settlement set told_as_end = true where not ends and status <> 'due';
