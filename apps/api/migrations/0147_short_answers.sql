-- Of a receiver's answer only its content type and the beginning of its text are kept: whoever chooses an address must not read other
-- servers through us.
alter table webhook_attempt add column response_content_type text;
-- As the owner, row-level security would show no row.
set local role dasbor_system;
update webhook_attempt
   set response_content_type =
         (select left(h ->> 'value', 100) from jsonb_array_elements(response_headers) h where h ->> 'name' = 'content-type' limit 1),
       response_truncated = response_truncated or coalesce(length(response_body) > 200, false),
       response_body = left(response_body, 200);
reset role;
alter table webhook_attempt drop column response_headers;
