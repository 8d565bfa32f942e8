-- A person's preferences apply to both modes, so changing them in one mode also moves what waits in the other. Without an actor, as in
-- workers, it gives access to nothing.
create policy of_person on notification_post to dasbor_app
  using (merchant_id = current_setting('app.merchant_id', true) and user_id = current_setting('app.actor_id', true));
