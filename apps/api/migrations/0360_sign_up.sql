-- When the person who signed up accepted the terms. Empty for merchants that did not sign up by themselves.
alter table merchant add column terms_accepted_at timestamptz;

-- An invitation shows who sent it before anybody signs in.
alter table mailed_token add column inviter_name text;
