-- Asked each time that transfers are claimed; few merchants have a clock of their own.
create index merchant_mode_own_clock on merchant_mode (merchant_id) where clock_ahead_ms > 0;
