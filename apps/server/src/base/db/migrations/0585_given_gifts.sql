-- A gift that an operator gives without being asked has no comment of the member.
alter table promotions_participation
  drop constraint promotions_participation_comment,
  add constraint promotions_participation_comment check (length(comment) <= 140);
