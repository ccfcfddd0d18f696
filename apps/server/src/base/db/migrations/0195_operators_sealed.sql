-- The rule of 0136 that 0149 has set aside. Not valid: what is in the clear is sealed at the start.
alter table operators_operator
  add constraint operators_operator_sealed
    check (starts_with(totp_secret, 'sealed:v1:')) not valid;
