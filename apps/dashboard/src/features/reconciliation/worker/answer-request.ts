import { contentKey, reconcile, type ReconciliationRow } from '@dasbor/domain/reconciliation';
import { exceptionsFile } from './exceptions-file.ts';
import { inPortions } from './in-portions.ts';
import type { Answer, Request } from './messages.ts';
import { problemOf, readStatement } from './read-statement.ts';

/** Everything that would block the page. No request to a server is made here. */
export const answerRequest = async (request: Request, send: (answer: Answer) => void): Promise<void> => {
  try {
    switch (request.kind) {
      case 'read':
        return await readStatement(request, send);
      case 'reconcile': {
        const rows = reconcile(request).rows.toSorted(byDay);
        for (const portion of inPortions(rows)) send({ kind: 'rows', rows: portion });
        return send({ kind: 'reconciled', content: contentKey(request.lines) });
      }
      case 'exceptions':
        return send({ kind: 'made', file: await exceptionsFile(request) });
    }
  } catch (error) {
    send({ kind: 'failed', problem: problemOf(error) });
  }
};

/** As the statement is ordered; a record without a line by its own day. */
const byDay = (a: ReconciliationRow, b: ReconciliationRow): number => {
  const [first, second] = [dayOf(a), dayOf(b)];
  if (first !== second) return first < second ? -1 : 1;
  return (a.lines[0]?.row ?? Infinity) - (b.lines[0]?.row ?? Infinity) || 0;
};

const dayOf = ({ lines: [line], records: [record] }: ReconciliationRow): string =>
  line?.date ?? record?.date ?? '';
