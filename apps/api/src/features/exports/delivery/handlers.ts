import { keepsSecret, SFTP_PORT, sftpProblems } from '@dasbor/domain/exports';
import type { SftpTarget } from '@dasbor/domain/exports';
import { audit } from '../../../platform/audit.ts';
import { isPrivateKey, readHostKey, SftpRefused, withSftp } from '../../../platform/outgoing/sftp.ts';
import type { SftpSecret } from '../../../platform/outgoing/sftp.ts';
import { afterwards, done, ok, problem } from '../../../spec/handlers.ts';
import type { Call, FieldError, Handler, Ok, SuccessBody } from '../../../spec/handlers.ts';
import { findOwn } from '../schedules/repository.ts';
import { toSchedule } from '../schedules/rows.ts';
import type { ScheduleRow } from '../schedules/rows.ts';
import { removeTarget, reopenLast, saveTarget, sealedSecretOf } from './repository.ts';
import { openSecret, sealSecret } from './secret.ts';
import { tryFolder } from './upload.ts';

export const setExportDelivery: Handler<'setExportDelivery'> = async (call) => {
  const { tx, params, body, session, deps, now, by } = call;
  const row = await findOwn(tx, session.userId, params.id);
  if (!row) return problem('DPAY_EXPORT_SCHEDULE_NOT_FOUND');
  const { secret, errors } = await secretOf(call, row);
  if (errors.length > 0 || !secret) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const target = { ...whereOf(body), authentication: secret.kind, host_key: body.host_key };
  const sealed = sealSecret(deps.vault, { scheduleId: row.id, target, text: secret.text });
  await saveTarget(tx, row.id, { target, sealed });
  await reopenLast(tx, row.id, now);
  await audit.record(tx, by, { action: 'export.delivery_set', target: row.id, after: target });
  deps.wake();
  return ok({ data: toSchedule((await findOwn(tx, session.userId, row.id)) as ScheduleRow) });
};

export const removeExportDelivery: Handler<'removeExportDelivery'> = async ({ tx, params, session, by }) => {
  const row = await findOwn(tx, session.userId, params.id);
  if (!row) return problem('DPAY_EXPORT_SCHEDULE_NOT_FOUND');
  await removeTarget(tx, row.id);
  await audit.record(tx, by, { action: 'export.delivery_removed', target: row.id });
  return done();
};

// Each holds a connection for up to a minute.
const TEST_TIMES = { openMs: 10_000, idleMs: 10_000, mostMs: 30_000 };

/** After the transaction, because a server may be slow. */
export const testExportDelivery: Handler<'testExportDelivery'> = async (call) => {
  const { tx, params, body, session, deps, now, by } = call;
  const row = await findOwn(tx, session.userId, params.id);
  if (!row) return problem('DPAY_EXPORT_SCHEDULE_NOT_FOUND');
  const { secret, errors } = await secretOf(call, row);
  if (errors.length > 0 || !secret) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  const waitSeconds = deps.linkCalls(`sftp ${session.userId}`);
  if (waitSeconds !== undefined) return problem('DPAY_RATE_LIMITED', { retry_after: waitSeconds });
  await audit.record(tx, by, { action: 'export.delivery_tested', target: row.id });
  const target = whereOf(body);
  const { host_key: confirmed } = body;
  const where = { outgoing: deps.outgoing, target, times: TEST_TIMES };
  const name = `.dasbor-test-${deps.ids.next('request', now)}`;
  return afterwards(async () => {
    try {
      if (confirmed === undefined) return tested({ host_key: await readHostKey(where) });
      await withSftp({ ...where, secret, hostKey: confirmed }, (files) =>
        tryFolder(files, target.folder, name),
      );
      return tested({ host_key: confirmed, wrote_file: true });
    } catch (error) {
      if (!(error instanceof SftpRefused)) throw error;
      return tested({ failure: error.failure });
    }
  });
};

type Tested = SuccessBody<'testExportDelivery'>['data'];

const tested = (result: Partial<Tested>): Ok<{ data: Tested }> =>
  ok({ data: { host_key: null, wrote_file: false, failure: null, ...result } });

type Wish = Call<'setExportDelivery' | 'testExportDelivery'>;

const whereOf = ({ host, port = SFTP_PORT, user, folder = '' }: Wish['body']): SftpTarget => ({
  host: host.trim().toLowerCase(),
  port,
  user,
  folder,
});

/** The given password or key, or the stored one for the same server. */
const secretOf = async (
  { tx, body, deps }: Pick<Wish, 'tx' | 'body' | 'deps'>,
  row: ScheduleRow,
): Promise<{ secret?: SftpSecret; errors: FieldError[] }> => {
  const target = whereOf(body);
  const errors: FieldError[] = sftpProblems(target, { loopback: deps.outgoing.loopback }).map(
    ({ field, problem: { code, params } }) => ({ field, code, params }),
  );
  const { password, private_key: key } = body;
  if (key !== undefined && !isPrivateKey(key))
    errors.push({ field: 'private_key', code: 'DPAY_SFTP_KEY_INVALID' });
  if (errors.length > 0) return { errors };
  if (key !== undefined) return { secret: { kind: 'private_key', text: key }, errors };
  if (password !== undefined) return { secret: { kind: 'password', text: password }, errors };
  const sealed = row.sftp && keepsSecret(row.sftp, target) ? await sealedSecretOf(tx, row.id) : undefined;
  if (!row.sftp || sealed === undefined) return { errors: [{ field: 'password', code: 'DPAY_REQUIRED' }] };
  return { secret: openSecret(deps.vault, { scheduleId: row.id, target: row.sftp, sealed }), errors };
};
