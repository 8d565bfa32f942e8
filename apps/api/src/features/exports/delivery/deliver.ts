import { nextDeliveryAt, SFTP_TRIES } from '@dasbor/domain/exports';
import type { SftpFailure } from '@dasbor/domain/exports';
import type { Logger } from 'pino';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { SFTP_TIMES, SftpRefused, withSftp } from '../../../platform/outgoing/sftp.ts';
import type { SftpTimes } from '../../../platform/outgoing/sftp.ts';
import { StorageUnavailable } from '../../../rails/storage/port.ts';
import { PieceMissing, readPieces } from '../pieces.ts';
import { findExport, piecesOf } from '../repository.ts';
import { mayHave, rightsOf } from '../rights.ts';
import { mailReport } from '../schedules/mail.ts';
import { findSchedule } from '../schedules/repository.ts';
import { claimDelivery, noteDelivery, sealedSecretOf } from './repository.ts';
import type { ClaimedDelivery } from './repository.ts';
import { openSecret } from './secret.ts';
import { uploadFile } from './upload.ts';

export type DeliveryParts = Pick<
  Deps,
  'db' | 'clock' | 'ids' | 'storage' | 'vault' | 'outgoing' | 'dashboardUrl' | 'wake'
> & { log: Logger; times?: SftpTimes };

/** Delivers the file that waited longest. False if none is due. */
export const deliverOne = async (parts: DeliveryParts): Promise<boolean> => {
  const { db, clock, ids, log, wake } = parts;
  const claimedAt = clock.now();
  const claimed = await db.system((tx) => claimDelivery(tx, ids.next('request', claimedAt), claimedAt));
  if (!claimed) return false;
  const failure = await deliver(parts, claimed).catch((error: unknown) => {
    const { merchantId, mode, exportId } = claimed;
    log.warn({ err: error, merchantId, mode, export: exportId }, 'an exported file was not delivered');
    return reasonOf(error);
  });
  const now = clock.now();
  await db.tenant(claimed, async (tx) => {
    const again = failure === null ? undefined : nextDeliveryAt(claimed.tries, failure, now);
    const isNoted = await noteDelivery(tx, claimed, { failure, again, now });
    if (isNoted && failure !== null && !again) await tell(tx, parts, claimed, failure);
  });
  wake();
  return true;
};

const reasonOf = (error: unknown): SftpFailure => {
  if (error instanceof SftpRefused) return error.failure;
  if (error instanceof PieceMissing) return 'file_missing';
  return error instanceof StorageUnavailable ? 'interrupted' : 'connection_failed';
};

/** Null if it was delivered. Throws. */
const deliver = async (parts: DeliveryParts, claimed: ClaimedDelivery): Promise<SftpFailure | null> => {
  const { db, clock, storage, vault, outgoing, times = SFTP_TIMES } = parts;
  if (claimed.tries > SFTP_TRIES) return 'interrupted';
  const ready = await db.tenant(claimed, async (tx) => {
    const row = await findExport(tx, clock.now(), claimed.exportId);
    const schedule = await findSchedule(tx, claimed.scheduleId);
    const sealed = await sealedSecretOf(tx, claimed.scheduleId);
    if (!row?.size || !schedule?.sftp || sealed === undefined) return 'file_missing';
    if (!mayHave(await rightsOf(tx, row.created_by_id, claimed.mode), row)) return 'right_removed';
    return { size: Number(row.size), pieces: await piecesOf(tx, row.id), target: schedule.sftp, sealed };
  });
  if (typeof ready === 'string') return ready;
  const { size, pieces, target, sealed } = ready;
  const { fileName: name, tries } = claimed;
  const secret = openSecret(vault, { scheduleId: claimed.scheduleId, target, sealed });
  await withSftp({ outgoing, target, secret, hostKey: target.host_key, times }, (files) =>
    uploadFile(files, { folder: target.folder, name, tries, size, bytes: readPieces(storage, pieces) }),
  );
  return null;
};

const tell = async (
  tx: Tx,
  { dashboardUrl, clock }: DeliveryParts,
  { merchantId, exportId, scheduleId }: ClaimedDelivery,
  failure: SftpFailure,
): Promise<void> => {
  const now = clock.now();
  const row = await findExport(tx, now, exportId);
  const schedule = await findSchedule(tx, scheduleId);
  if (!row || !schedule?.sftp) return;
  const days = { from: row.range_from, to: row.range_to };
  const notDelivered = { host: schedule.sftp.host, failure };
  const report = { row: schedule, merchantId, days, outcome: 'not_delivered' as const, notDelivered, now };
  await mailReport(tx, { dashboardUrl }, report);
};
