import { EXPORT_POLICY } from '@dasbor/domain/exports';
import sql from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import { sessionOf } from '../../spec/door/admit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler, PublicHandler } from '../../spec/handlers.ts';
import { readPieces } from './pieces.ts';
import { findExport, piecesOf } from './repository.ts';
import { mayHave } from './rights.ts';
import { contentTypeOf, fileName } from './rows.ts';

/** A browser downloads an address, and cannot send a token with it. */
export const createExportLink: Handler<'createExportLink'> = async ({
  tx,
  params,
  session,
  deps,
  now,
  by,
}) => {
  const row = await findExport(tx, now, params.id);
  if (!row || !mayHave(session, row)) return problem('DPAY_EXPORT_NOT_FOUND');
  if (row.created_by_id !== session.userId) return problem('DPAY_EXPORT_OF_SOMEBODY');
  if (row.status !== 'completed') return problem('DPAY_EXPORT_NOT_COMPLETED');
  const token = deps.tokens.opaque();
  const expiresAt = new Date(now.getTime() + EXPORT_POLICY.linkMinutes * 60_000);
  await tx.run(sql`
    insert into export_link (token_hash, merchant_id, mode, export_id, session_id, expires_at)
    values (${deps.tokens.hash(token)}, current_setting('app.merchant_id'), current_setting('app.mode'), ${row.id}, ${session.sessionId},
            ${expiresAt})`);
  await audit.record(tx, by, { action: 'export.downloaded', target: row.id });
  const path = `/dashboard/exported-files/${token}`;
  return ok({ data: { path, expires_at: expiresAt.toISOString() } }, { status: 201 });
};

type Link = { merchant_id: string; export_id: string; session_id: string };

/** As the sign-in that asked for the address, with its rights now. */
export const downloadExport: PublicHandler<'downloadExport'> = async ({
  deps,
  params,
  mode,
  now,
  requestId,
}) => {
  const { db, tokens, storage } = deps;
  const link = await db.system((tx) => findLink(tx, { hash: tokens.hash(params.token), mode, now }));
  if (!link) return problem('DPAY_EXPORT_LINK_INVALID');
  const file = await db.session(
    { sessionId: link.session_id, mode, requestId, readOnly: true },
    async (tx, entered) => {
      const session = entered && sessionOf({ sid: link.session_id, mode }, entered, now);
      const row =
        session?.merchantId === link.merchant_id ? await findExport(tx, now, link.export_id) : undefined;
      if (!session || !row || row.status !== 'completed' || !mayHave(session, row)) return undefined;
      return { row, pieces: await piecesOf(tx, row.id) };
    },
  );
  if (!file) return problem('DPAY_EXPORT_LINK_INVALID');
  const { row, pieces } = file;
  return {
    kind: 'file',
    contentType: contentTypeOf(row.format),
    name: fileName(row),
    bytes: readPieces(storage, pieces),
  };
};

const findLink = (
  tx: Tx,
  { hash, mode, now }: { hash: string; mode: Mode; now: Date },
): Promise<Link | undefined> =>
  tx.maybe<Link>(sql`
    select merchant_id, export_id, session_id from export_link
     where token_hash = ${hash} and mode = ${mode} and expires_at > ${now}`);
