-- A legacy key may do whatever a key may, and a key may now make payouts and see the balance. Other keys keep what they were given.
set local role dasbor_system;
update api_key set scopes = scopes || '{"disbursements": "write", "balance": "write"}' where kind = 'legacy';
reset role;
