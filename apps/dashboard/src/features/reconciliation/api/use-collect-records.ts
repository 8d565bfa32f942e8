import type { CalendarDate } from '@dasbor/domain/kernel';
import {
  isNear,
  listedDays,
  type OurRecord,
  type Period,
  type RecordKind,
} from '@dasbor/domain/reconciliation';
import { each } from '@dasbor/sdk';
import { settlements, topUps, withdrawals } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';
import { recordsOfSettlement, recordsOfTopUp, recordsOfWithdrawal } from './our-records.ts';

const OPERATIONS = { ...settlements, ...withdrawals, ...topUps } as const;

export type Collecting = {
  readonly kinds: readonly RecordKind[];
  readonly period: Period;
  readonly today: CalendarDate;
  readonly signal: AbortSignal;
  /** How many rows of a list were read so far. */
  readonly onProgress: (kind: RecordKind, rows: number) => void;
};

/** Reads our side of a statement from the lists, page by page; a long period in windows of 31 days. */
export const useCollectRecords = () => {
  const client = useClient(OPERATIONS);
  return async ({ kinds, period, today, signal, onProgress }: Collecting): Promise<readonly OurRecord[]> => {
    const query = <Status extends string>(kind: RecordKind, status: readonly Status[]) => ({
      query: { ...listedDays(kind, period, today), limit: 100, filters: { status: [...status] } },
      signal,
    });
    const lists: Record<RecordKind, () => AsyncIterable<PageOfRecords>> = {
      settlement: () =>
        pagesOf(each(client.listSettlements, query('settlement', ['settled'])), recordsOfSettlement),
      withdrawal: () =>
        pagesOf(
          each(client.listWithdrawals, query('withdrawal', ['done', 'partially_success'])),
          recordsOfWithdrawal,
        ),
      top_up: () => pagesOf(each(client.listTopUps, query('top_up', ['completed'])), recordsOfTopUp),
    };
    const all = await Promise.all(
      kinds.map(async (kind) => {
        const records: OurRecord[] = [];
        let rows = 0;
        for await (const page of lists[kind]()) {
          records.push(...page.records);
          rows += page.rows;
          onProgress(kind, rows);
        }
        return records;
      }),
    );
    return all.flat().filter(({ date }) => isNear(date, period));
  };
};

type PageOfRecords = { readonly rows: number; readonly records: readonly OurRecord[] };

const pagesOf = async function* <Row>(
  list: { pages: () => AsyncIterable<{ readonly data: readonly Row[] }> },
  recordsOf: (row: Row) => readonly OurRecord[],
): AsyncGenerator<PageOfRecords> {
  for await (const { data } of list.pages())
    yield { rows: data.length, records: data.flatMap((row) => recordsOf(row)) };
};
