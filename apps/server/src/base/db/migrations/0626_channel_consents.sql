-- By which channels a member may be written to or called about offers: every word they said, with the
-- version of the text they saw. The newest of a channel counts; without one, none was given.
create table consents_channel (
  id bigint generated always as identity primary key,
  member_id member_id not null references members_member,
  channel text not null,
  is_given boolean not null,
  version text not null,
  at timestamptz not null,
  constraint consents_channel_channel check (channel = any (array['email', 'sms', 'push', 'contact'])),
  constraint consents_channel_version check (version ~ '^\d{4}-\d{2}-\d{2}$')
);
create index consents_channel_member on consents_channel (member_id, channel, id desc);
