-- Who cancelled a refund: a maker before a decision, or another person after the approval of an instant refund. Such a cancellation used to
-- overwrite its approver.
alter table refund
  drop constraint refund_approver_is_not_maker,
  add column cancelled_by_id text,
  add column cancelled_by_name text,
  add column cancelled_at timestamptz;

alter table refund no force row level security;
alter table refund_link no force row level security;
alter table audit_event no force row level security;
-- The approver made the first link.
update refund r
   set cancelled_by_id = r.approver_id, cancelled_by_name = r.approver_name, cancelled_at = r.decided_at, decided_at = r.approved_at,
       approver_name = coalesce((select l.created_by from refund_link l
         where l.merchant_id = r.merchant_id and l.mode = r.mode and l.refund_id = r.id and l.number = 1), r.approver_name),
       approver_id = coalesce((select a.actor_id from audit_event a
         where a.merchant_id = r.merchant_id and a.target = r.id and a.action = 'refund.approved'
         order by a.id limit 1), r.approver_id)
 where r.status = 'rejected' and r.approved_at is not null;
alter table audit_event force row level security;
alter table refund_link force row level security;
alter table refund force row level security;

alter table refund
  -- Whatever the code may forget: nobody approves a refund that they requested.
  add constraint refund_approver_is_not_maker check (
    (status in ('started', 'requested')) = (approver_id is null and cancelled_at is null) and approver_id is distinct from maker_id),
  add constraint refund_cancelled check (
    (cancelled_at is null) = (cancelled_by_id is null) and (cancelled_at is null) = (cancelled_by_name is null)
    and (cancelled_at is null or status = 'rejected')),
  -- A maker cancels before a decision, and only another person after the approval.
  add constraint refund_cancelled_by check (
    cancelled_by_id is null or (approver_id is null) = (cancelled_by_id = any (maker_ids)));
