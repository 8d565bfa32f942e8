-- Digits of ours in the numbers of a real acquirer. Unlike those of the simulated one they are never given out twice: an acquirer refuses a
-- number that it knows.
create sequence acquirer.customer_number;
grant usage on sequence acquirer.customer_number to dasbor_app, dasbor_system;
