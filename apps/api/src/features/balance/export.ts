import { may } from '@dasbor/domain/access';
import { csvSeparator, jakartaDate } from '@dasbor/domain/kernel';
import { THE_MERCHANT } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { listedDays, withinDays } from '../../platform/list/days.ts';
import type { Db, TenantContext } from '../../platform/db/db.ts';
import { matchesSearch } from '../../platform/list/find.ts';
import type { Language } from '../../platform/problems.ts';
import { problem, refuseField } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { entryFilters } from './entries.ts';
import { selectEntryBounds, selectEntryLines } from './export-repository.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { maySeeBatches, ofBatch } from './named-payouts.ts';

/** Streams the list's rows as a file, of any length. */
export const exportBalanceEntries: Handler<'exportBalanceEntries'> = async (call) => {
  const { query, session, mode, now, deps, language, requestId } = call;
  const access = may(session, { permission: 'export.view' });
  if (!access.ok) return problem(access.problem.code, access.problem.params);
  const days = listedDays(query, now);
  if (!days.ok) return refuseField(days.problem.field, days.problem);
  const namesBatches = maySeeBatches(session);
  const tenant = { merchantId: session.merchantId, mode, actorId: session.userId, requestId };
  return {
    kind: 'file',
    contentType: 'text/csv',
    name: `balance_${mode}_${jakartaDate(now)}.csv`,
    bytes: entryLines(deps.db, tenant, {
      range: withinDays(days.value),
      filtered: sql`${matchesSearch(query.search, { orMatches: namesBatches ? ofBatch : undefined })} ${entryFilters(query.filters)}`,
      language,
      namesBatches,
    }),
  };
};

/** Entries with adjacent numbers are read together, about a megabyte of text at a time. */
const CHUNK = 10_000;
/** Chunks read ahead: enough to keep the reader busy, few enough to leave the database to others. */
const AHEAD = 2;

type Wanted = { range: Sql; filtered: Sql; language: Language; namesBatches: boolean };

/**
 * Newest first. Entries never change and have gapless numbers, so each chunk is a short query of its own. No transaction waits for a slow
 * reader, and entries posted meanwhile are not included. The next chunks are read while one is being sent.
 */
export const entryLines = async function* (
  db: Db,
  tenant: TenantContext,
  { range, filtered, language, namesBatches }: Wanted,
): AsyncGenerator<string> {
  const { header, kinds, ofBatch } = EXPORT_WORDS[language];
  const separator = csvSeparator(language);
  yield `${BYTE_ORDER_MARK}${header.join(separator)}\r\n`;
  const bounds = await db.tenant(tenant, (tx) => selectEntryBounds(tx, THE_MERCHANT, range));
  if (!bounds) return;
  const { first, last } = bounds;
  const read = (upTo: number): Promise<string> => {
    const piece = {
      after: upTo - CHUNK,
      upTo,
      conditions: sql`${range} ${filtered}`,
      kinds,
      separator,
      ...(namesBatches && { ofBatch }),
    };
    const lines = db.tenant(tenant, (tx) => selectEntryLines(tx, THE_MERCHANT, piece));
    // Prevents an unhandled rejection if the reader stops.
    lines.catch(() => undefined);
    return lines;
  };
  const pieces: Promise<string>[] = [];
  for (let upTo = last; upTo >= first || pieces.length > 0; upTo -= CHUNK) {
    if (upTo >= first) pieces.push(read(upTo));
    if (upTo >= first && pieces.length <= AHEAD) continue;
    const lines = (await pieces.shift()) ?? '';
    if (lines !== '') yield lines;
  }
};

/** Without it, Excel reads UTF-8 as Windows-1252. */
const BYTE_ORDER_MARK = '\uFEFF';
