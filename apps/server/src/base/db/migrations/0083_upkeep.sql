-- What is swept up by its age is found by its age. Sessions that are open are few beside those that
-- ended, and those that are over by their times fewer still.
create index sessions_session_expires on sessions_session (expires_at) where ended_at is null;
create index sessions_session_seen on sessions_session (seen_at) where ended_at is null;
create index sessions_session_ended on sessions_session (ended_at) where ended_at is not null;
create index sessions_handover_session on sessions_handover (session_id);
create index sessions_handover_expires on sessions_handover (expires_at);
create index sessions_login_at on sessions_login (at);
create index sessions_address_last on sessions_address (last_at);

create index challenges_captcha_expires on challenges_captcha (expires_at);
create index challenges_spent_expires on challenges_spent (expires_at);
create index challenges_code_expires on challenges_code (expires_at);
create index challenges_failure_last on challenges_failure (last_at);

create index credentials_reset_expires on credentials_reset (expires_at);
-- Asked for whenever a password is set.
create index credentials_reset_open on credentials_reset (member_id) where used_at is null;

create index login_outside_attempt_expires on login_outside_attempt (expires_at);
create index login_outside_ticket_expires on login_outside_ticket (expires_at);
create index delivery_message_created on delivery_message (created_at);

-- Who resumes asks for what happened to them, not for what happened.
create index kernel_event_member on kernel_event (member_id, xact);
