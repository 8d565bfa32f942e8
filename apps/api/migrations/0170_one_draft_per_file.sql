-- The content of the file that a batch was made of, beside whose key uploaded it: '' is the merchant. One draft of it at a time.
alter table disbursement add column file_content text;
update disbursement d
   set file_content = coalesce(f.subaccount_id, '') || ' ' || f.sha256
  from disbursement_file f
 where f.merchant_id = d.merchant_id and f.mode = d.mode and f.id = d.file_id
       -- Of drafts that are there already, the newest.
       and (d.status <> 'draft' or d.id = (
         select max(other.id) from disbursement other
           join disbursement_file same on same.merchant_id = other.merchant_id and same.mode = other.mode and same.id = other.file_id
          where other.merchant_id = d.merchant_id and other.mode = d.mode and other.status = 'draft'
                and same.sha256 = f.sha256 and same.subaccount_id is not distinct from f.subaccount_id));
create unique index disbursement_draft_of_file on disbursement (merchant_id, mode, file_content) where status = 'draft';
create index disbursement_of_content on disbursement (merchant_id, mode, file_content, id desc) where file_content is not null;
