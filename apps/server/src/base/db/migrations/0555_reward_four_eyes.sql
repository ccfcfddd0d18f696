-- What an operator gives away above the brand's line is agreed to by one and decided by another.

alter table promotions_participation
  add column agreed_by operator_id,
  add column agreed_at timestamptz,
  add column agreed_amount minor,
  add constraint promotions_participation_agreed check ((agreed_by is null) = (agreed_at is null)),
  add constraint promotions_participation_four_eyes
    check (status = 'rejected' or agreed_by is null or decided_by is null or agreed_by <> decided_by);

alter table points_redemption
  add column agreed_by operator_id,
  add column agreed_at timestamptz,
  add constraint points_redemption_agreed check ((agreed_by is null) = (agreed_at is null)),
  add constraint points_redemption_four_eyes
    check (status = 'rejected' or agreed_by is null or decided_by is null or agreed_by <> decided_by);
