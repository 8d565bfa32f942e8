-- Who the merchant is, from its onboarding: a withdrawal goes only to an account in one of these names. People cannot edit them.
alter table merchant add column legal_name text;
alter table merchant add column owner_name text;

-- The holder's name as the bank stated it when the account was checked; null where the account was saved before that check existed.
alter table withdrawal add column bank_account_name text;
alter table withdrawal_schedule add column bank_account_name text;
alter table balance_settings add column bank_account_name text;
