import { exportSetsOf } from '@dasbor/domain/exports';
import sql from 'sql-template-tag';
import { exportSetWords } from '../../exports/public.ts';
import type { Kind } from './kind.ts';

const SETTINGS = { permission: 'settings.view' } as const;
const NAMED = sql`lower(id || ' ' || name)`;

/** The merchant's own people, files, keys and connections. */
export const ACCOUNT: readonly Kind[] = [
  {
    kind: 'user',
    id: 'user',
    table: `(select user_id as id, name, email, status, created_at, (select r.name from role r where r.role_id = u.role_id) as role_name
               from user_account u where status <> 'removed') as found`,
    needs: { permission: 'user_management.view' },
    title: sql`name`,
    subtitle: sql`role_name`,
    status: sql`status`,
    text: sql`lower(concat_ws(' ', id, name))`,
    // Masked for the others, who would find it letter by letter.
    openText: sql`lower(email)`,
  },
  {
    kind: 'role',
    table: `(select role_id::text as id, role.name, m.created_at from role join merchant m using (merchant_id)) as found`,
    needs: { permission: 'user_management.view' },
    title: sql`name`,
    subtitle: sql`''`,
    status: sql`''`,
    text: sql`lower(name)`,
  },
  {
    kind: 'export',
    id: 'export',
    table: 'export_file',
    needs: { permission: 'export.view' },
    title: sql`"set"`,
    titleIn: exportSetWords,
    subtitle: sql`concat(range_from, ' – ', range_to, ' ', created_by_name)`,
    status: sql`status`,
    text: sql`search_text`,
    where: ({ session, now }) => sql`"set" = any(${exportSetsOf(session)}::text[]) and expires_at > ${now}`,
  },
  {
    kind: 'export_schedule',
    id: 'export_schedule',
    table: 'export_schedule',
    needs: { permission: 'export.view' },
    title: sql`"set"`,
    titleIn: exportSetWords,
    subtitle: sql`id`,
    status: sql`case when next_at is null then 'paused' else 'active' end`,
    text: sql`lower(concat_ws(' ', id, "set", format, sftp_host))`,
    // A person's schedules are their own.
    where: ({ session }) => sql`created_by_id = ${session.userId}`,
  },
  {
    kind: 'api_key',
    id: 'api_key',
    table: 'api_key',
    needs: SETTINGS,
    title: sql`name`,
    subtitle: sql`id`,
    status: sql`case when revoked_at is null then 'active' else 'revoked' end`,
    text: NAMED,
    where: () => sql`kind = 'api'`,
  },
  {
    kind: 'legacy_key',
    id: 'api_key',
    table: 'api_key',
    needs: SETTINGS,
    title: sql`name`,
    subtitle: sql`id`,
    status: sql`case when revoked_at is null then 'active' else 'revoked' end`,
    text: NAMED,
    where: () => sql`kind = 'legacy'`,
  },
  {
    kind: 'snap_key',
    id: 'snap_key',
    table: 'snap_key',
    needs: SETTINGS,
    title: sql`name`,
    subtitle: sql`id`,
    status: sql`case when revoked_at is null then 'active' else 'revoked' end`,
    text: NAMED,
  },
  {
    kind: 'webhook',
    id: 'webhook',
    table: 'webhook',
    needs: SETTINGS,
    title: sql`name`,
    subtitle: sql`url`,
    status: sql`case when enabled then 'enabled' else 'disabled' end`,
    text: sql`lower(concat_ws(' ', id, name, url))`,
  },
  {
    kind: 'webhook_delivery',
    id: 'webhook_delivery',
    table: 'webhook_delivery',
    needs: SETTINGS,
    title: sql`event`,
    subtitle: sql`subject_id`,
    status: sql`status`,
    // The subject of an event has its own hit; its deliveries would crowd it out.
    ids: [sql`event_id`],
  },
  {
    kind: 'api_request',
    id: 'request',
    table: 'api_request',
    needs: SETTINGS,
    title: sql`method || ' ' || path`,
    subtitle: sql`id`,
    status: sql`status::text`,
  },
];
