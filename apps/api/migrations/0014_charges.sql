-- The simulated acquirer gives out numbers as a bank does. Seven digits is the least that a bank leaves us; those below are the
-- demonstration's, and after the last one it begins again, as banks do with numbers whose time is over.
create sequence acquirer.virtual_account_serial minvalue 7000001 maxvalue 9999999 cycle;
create sequence acquirer.payment_code_serial minvalue 900000000001 maxvalue 999999999999 cycle;
grant usage on sequence acquirer.virtual_account_serial, acquirer.payment_code_serial to dasbor_app, dasbor_system;

-- A customer is found again by the merchant's own number.
create index customer_reference on customer (merchant_id, mode, reference_id);
