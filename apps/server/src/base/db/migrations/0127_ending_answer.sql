-- Why a request to end an agreement was rejected, in the words of whoever did.
alter table agreements_ending add column answer text;
