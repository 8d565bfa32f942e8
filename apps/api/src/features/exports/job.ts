import { createHash } from 'node:crypto';
import { EXPORT_POLICY, exportColumnWords, exportSetRule } from '@dasbor/domain/exports';
import type { ExportFailure } from '@dasbor/domain/exports';
import { writeXlsxOfXml } from '@dasbor/spreadsheet';
import type { Logger } from 'pino';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { StorageUnavailable } from '../../rails/storage/port.ts';
import { claimNext, complete, expectRows, fail, release, renew } from './claims.ts';
import type { Claimed } from './claims.ts';
import { inPieces, keyOf, PieceMissing, readPieces } from './pieces.ts';
import { countRows, placeBehind, readPart } from './read-rows.ts';
import type { Chunk, Part, Place, Written } from './read-rows.ts';
import { queueDelivery } from './delivery/repository.ts';
import { dropPieces, findExport, insertPiece, piecesOf } from './repository.ts';
import { deliveredName } from './rows.ts';
import type { ExportRow } from './rows.ts';
import { mailReport } from './schedules/mail.ts';
import { writtenNow } from './written.ts';

export type ExportParts = Pick<Deps, 'db' | 'clock' | 'ids' | 'storage' | 'wake' | 'dashboardUrl'> & {
  log: Logger;
  /** Says that the server stops; the file is then left to another one. */
  isStopping?: () => boolean;
  /** For tests. */
  chunkRows?: number;
};

const CHUNK_ROWS = 10_000;
/** Progress is told so often; each time costs a commit. */
const TOLD_EVERY_MS = 500;
/** A sixth of the time after which a claim ends. */
const KEPT_EVERY_MS = 10_000;
/** Before a file is tried again that could not be stored. */
const RETRY_MS = 30_000;

/** Why the making of a file ended: a failure to tell, or another server or the person took it away. */
class Ended extends Error {
  readonly failure: ExportFailure | 'taken' | 'stopping';
  constructor(failure: ExportFailure | 'taken' | 'stopping') {
    super(failure);
    this.failure = failure;
  }
}

/** Makes the file that waited longest. False if none is due. */
export const makeOne = async (parts: ExportParts): Promise<boolean> => {
  const { db, clock, ids, log, wake } = parts;
  const claimedAt = clock.now();
  const claimed = await db.system((tx) => claimNext(tx, ids.next('request', claimedAt), claimedAt));
  if (!claimed) return false;
  const { merchantId, mode, id } = claimed;
  const within = <T>(work: (tx: Tx) => Promise<T>) => db.tenant({ merchantId, mode }, work);
  try {
    if (claimed.tries > EXPORT_POLICY.tries) throw new Ended('interrupted');
    await makeFile(parts, claimed, within);
  } catch (error) {
    const why = reasonOf(error);
    if (why !== 'taken' && why !== 'stopping')
      log.error({ err: error, merchantId, mode, export: id }, 'a file was not exported');
    await within(async (tx) => {
      if (await giveUp(tx, claimed, why, clock.now())) await tellReport(tx, parts, claimed, 'failed');
    });
  }
  wake();
  return true;
};

const reasonOf = (error: unknown): Ended['failure'] => {
  if (error instanceof Ended) return error.failure;
  if (error instanceof PieceMissing) return 'damaged';
  return error instanceof StorageUnavailable ? 'storage_failed' : 'interrupted';
};

type Within = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const makeFile = async (parts: ExportParts, claimed: Claimed, within: Within): Promise<void> => {
  const { storage, ids, clock } = parts;
  const row = await within(async (tx) => {
    await dropPieces(tx, claimed.id);
    return findExport(tx, clock.now(), claimed.id);
  });
  if (!row) throw new Ended('taken');
  const hash = createHash('sha256');
  const made: Total = { rows: 0, sums: {} };
  let size = 0;
  let number = 0;
  const store = async (piece: Uint8Array): Promise<void> => {
    const id = ids.next('export_piece');
    const { id: exportId, claim } = claimed;
    // Noted first: a server that dies in between leaves a piece that is removed later, not one that nobody knows.
    const noted = { id, exportId, claim, number: number++, size: piece.length };
    if (!(await within((tx) => insertPiece(tx, noted)))) throw new Ended('taken');
    await storage.put(keyOf(id), piece, 'application/octet-stream');
  };
  // A piece is stored while the next one is read.
  let storing = Promise.resolve();
  for await (const piece of inPieces(bytesOf(parts, { claimed, row, within, made }))) {
    await storing;
    storing = store(piece);
    storing.catch(() => undefined);
    hash.update(piece);
    size += piece.length;
  }
  await storing;
  await compare(parts, { claimed, row, within, rows: made.rows });
  const sha256 = hash.digest('hex');
  await proveStored(parts, { claimed, within, sha256, rows: made.rows });
  await within(async (tx) => {
    if (!(await complete(tx, claimed, { ...made, size, sha256, now: clock.now() }))) throw new Ended('taken');
    await tellReport(tx, parts, claimed, 'completed');
    if (row.schedule_id === null) return;
    const fileName = deliveredName(row, row.schedule_id);
    await queueDelivery(tx, { exportId: row.id, scheduleId: row.schedule_id, fileName, now: clock.now() });
  });
};

type Total = { rows: number; sums: Record<string, string> };
type Making = { claimed: Claimed; row: ExportRow; within: Within };

/** A right that was removed counts from the next part on. */
const writtenFor = async (tx: Tx, { claimed, row }: Pick<Making, 'claimed' | 'row'>): Promise<Written> => {
  const written = await writtenNow(tx, row, claimed.mode);
  if (!written) throw new Ended('right_removed');
  return written;
};

/** Without it, Excel reads UTF-8 as Windows-1252. */
const BYTE_ORDER_MARK = '\uFEFF';

const bytesOf = async function* (
  parts: ExportParts,
  making: Making & { made: Total },
): AsyncGenerator<Uint8Array> {
  const { row } = making;
  const titles = row.columns.map((column) => exportColumnWords(column, row.language));
  const chunks = chunksOf(parts, making);
  if (row.format === 'xlsx') {
    const kinds = exportSetRule(row.set).columns;
    const columns = titles.map((header, nth) => ({
      header,
      width: 20,
      kind: kinds[row.columns[nth] ?? ''] === 'money' ? ('number' as const) : ('text' as const),
    }));
    yield* writeXlsxOfXml(columns, chunks, { sheet: row.set.slice(0, 31) });
    return;
  }
  yield Buffer.from(`${BYTE_ORDER_MARK}${titles.join(row.separator ?? ',')}\r\n`);
  for await (const text of chunks) if (text !== '') yield Buffer.from(text);
};

/** Parts read at once, while another is packed and stored. */
const AHEAD = 2;

const chunksOf = async function* (
  { chunkRows = CHUNK_ROWS, clock, isStopping }: ExportParts,
  { claimed, row, within, made }: Making & { made: Total },
): AsyncGenerator<string> {
  let toldAt = -TOLD_EVERY_MS;
  const endOf = (after: Place | undefined) =>
    within(async (tx) => {
      if (isStopping?.()) throw new Ended('stopping');
      const written = await writtenFor(tx, { claimed, row });
      if (performance.now() - toldAt >= TOLD_EVERY_MS) {
        if (!(await renew(tx, claimed, made.rows, clock.now()))) throw new Ended('taken');
        toldAt = performance.now();
      }
      return { written, upTo: await placeBehind(tx, written, { after, rows: chunkRows }) };
    });
  const read = (written: Written, part: Part): Promise<Chunk> => {
    const chunk = within((tx) => readPart(tx, written, part));
    // Prevents an unhandled rejection if the reader stops.
    chunk.catch(() => undefined);
    return chunk;
  };
  const reading: Promise<Chunk>[] = [];
  let after: Place | undefined;
  let isMore = true;
  while (isMore || reading.length > 0) {
    while (isMore && reading.length < AHEAD) {
      const { written, upTo } = await endOf(after);
      reading.push(read(written, { after, upTo }));
      isMore = upTo !== undefined;
      after = upTo;
    }
    const { text, rows, sums } = (await reading.shift()) as Chunk;
    made.rows += rows;
    for (const [column, sum] of Object.entries(sums))
      made.sums[column] = String(BigInt(made.sums[column] ?? 0) + BigInt(sum));
    yield text;
  }
};

/** Rows that were deleted, or stored late with an earlier time, change the count. */
const compare = async (
  { clock }: ExportParts,
  { claimed, row, within, rows }: Making & { rows: number },
): Promise<void> => {
  if (rows === row.rows_expected) return;
  if (claimed.tries >= EXPORT_POLICY.tries) throw new Ended('rows_changed');
  await within(async (tx) => {
    const written = await writtenFor(tx, { claimed, row });
    const counted = await countRows(tx, written, EXPORT_POLICY.maxRows);
    await expectRows(tx, claimed, counted);
    await release(tx, claimed, clock.now());
  });
  throw new Ended('taken');
};

/** Reads everything back: only what is in the storage counts. The claim is kept, however slow the storage is. */
const proveStored = async (
  { storage, clock }: ExportParts,
  { claimed, within, sha256, rows }: Pick<Making, 'claimed' | 'within'> & { sha256: string; rows: number },
): Promise<void> => {
  const pieces = await within((tx) => piecesOf(tx, claimed.id));
  const hash = createHash('sha256');
  let keptAt = performance.now();
  for await (const piece of readPieces(storage, pieces)) {
    hash.update(piece);
    if (performance.now() - keptAt < KEPT_EVERY_MS) continue;
    if (!(await within((tx) => renew(tx, claimed, rows, clock.now())))) throw new Ended('taken');
    keptAt = performance.now();
  }
  if (hash.digest('hex') !== sha256) throw new Ended('damaged');
};

/** Whoever scheduled a report does not watch it. */
const tellReport = async (
  tx: Tx,
  { dashboardUrl, clock }: ExportParts,
  { merchantId, id }: Claimed,
  outcome: 'completed' | 'failed',
): Promise<void> => {
  const row = await findExport(tx, clock.now(), id);
  if (!row?.schedule_id) return;
  const days = { from: row.range_from, to: row.range_to };
  await mailReport(tx, { dashboardUrl }, { row, merchantId, days, outcome, exportId: id, now: clock.now() });
};

/** A failure of the storage or of this server is tried again; everything else would fail again. Answers whether the file failed. */
const giveUp = async (tx: Tx, claimed: Claimed, why: Ended['failure'], now: Date): Promise<boolean> => {
  if (why === 'taken') return false;
  if (why === 'stopping') {
    await release(tx, claimed, now);
    return false;
  }
  const again = (why === 'storage_failed' || why === 'interrupted') && claimed.tries < EXPORT_POLICY.tries;
  if (again) {
    await release(tx, claimed, new Date(now.getTime() + RETRY_MS));
    return false;
  }
  if (!(await fail(tx, claimed, why, now))) return false;
  // After the claim is known to be ours: the pieces may already be those of another worker.
  await dropPieces(tx, claimed.id);
  return true;
};
