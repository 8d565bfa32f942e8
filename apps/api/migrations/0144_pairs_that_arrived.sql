-- The first call with an access token that was issued with this refresh token: it shows that the pair arrived. An exchange whose pair
-- never did is answered again for some minutes.
alter table refresh_token add column arrived_at timestamptz;
