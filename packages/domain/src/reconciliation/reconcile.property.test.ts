import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, rupiah } from '../kernel/index.ts';
import {
  type BankLine,
  bankTotal,
  decide,
  type OurRecord,
  ourTotal,
  reconcile,
  type ReconciliationRow,
  totalsOf,
} from './index.ts';

const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-11-01', days));
/** Few amounts, so that many are equal or add up. */
const amount = fc
  .oneof(fc.constantFrom(100, 200, 300, 500, 700), fc.integer({ min: 1, max: 2000 }))
  .map(rupiah);
const description = fc.constantFrom(
  'TRSF',
  'KR OTOMATIS set_0000001',
  'BI-FAST wdr_0000002',
  'VA 1900610020',
);

const lines: fc.Arbitrary<readonly BankLine[]> = fc
  .array(
    fc.record({
      date: day,
      direction: fc.constantFrom('in' as const, 'out' as const),
      amount,
      sen: fc.constantFrom(0, 0, 0, 50),
      description,
    }),
    { maxLength: 40 },
  )
  .map((all) => all.map((line, n) => ({ row: n + 2, ...line })));

const records: fc.Arbitrary<readonly OurRecord[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('settlement' as const, 'withdrawal' as const, 'top_up' as const),
      date: day,
      amount,
      references: fc.subarray(['set_0000001', 'wdr_0000002', '1900610020']),
    }),
    { maxLength: 40 },
  )
  .map((all) => all.map((record, n) => ({ key: `rec_${n}`, id: `rec_${n}`, ...record })));

const PERIOD = { from: '2026-11-05', to: '2026-11-30' };

const anyStatement = fc.record({ lines, records });

const linesOf = (rows: readonly ReconciliationRow[]) => rows.flatMap(({ lines }) => lines);
const recordsOf = (rows: readonly ReconciliationRow[]) => rows.flatMap(({ records }) => records);
const byRow = (rows: readonly ReconciliationRow[]) =>
  linesOf(rows)
    .map(({ row }) => row)
    .sort((a, b) => a - b);
const byKey = (records: readonly OurRecord[]) => records.map(({ key }) => key).sort();

it('puts each line and each record into exactly one row, whatever a person decides', () => {
  fc.assert(
    fc.property(
      anyStatement,
      fc.infiniteStream(fc.constantFrom('confirmed', 'rejected', null)),
      (given, as) => {
        const { rows, outside } = reconcile({ ...given, period: PERIOD });
        const decisions = Object.fromEntries(
          rows.flatMap(({ key }) => {
            const { value } = as.next();
            return value ? [[key, value as 'confirmed' | 'rejected']] : [];
          }),
        );

        for (const now of [rows, decide(rows, decisions)]) {
          expect(byRow(now)).toEqual(given.lines.map(({ row }) => row));
          expect(byKey([...recordsOf(now), ...outside])).toEqual(byKey(given.records));
          expect(new Set(now.map(({ key }) => key)).size).toBe(now.length);
        }
      },
    ),
    { numRuns: 500 },
  );
});

it('keeps the money: the groups add up to the statement and to our records', () => {
  fc.assert(
    fc.property(anyStatement, (given) => {
      const { rows, outside } = reconcile({ ...given, period: PERIOD });
      const groups = Object.values(totalsOf(rows));
      const inside = given.records.filter((record) => !outside.includes(record));

      for (const direction of ['in', 'out'] as const) {
        const bank = groups.map(({ bank: total }) => total[direction]);
        const hundredths = bank.reduce((sum, { amount, sen }) => sum + amount * 100 + sen, 0);
        const whole = bankTotal(given.lines)[direction];
        expect(hundredths).toBe(whole.amount * 100 + whole.sen);
        const ours = groups.reduce((sum, group) => sum + group.ours[direction].amount, 0);
        expect(ours).toBe(ourTotal(inside)[direction].amount);
      }
      for (const { group, lines, records, why } of rows) {
        if (group !== 'matched' && (group !== 'probable' || why?.code === 'AMOUNT_DIFFERS')) continue;
        const { in: came, out: went } = bankTotal(lines);
        expect(came.amount + went.amount).toBe(records.reduce((sum, { amount }) => sum + amount, 0));
      }
    }),
    { numRuns: 500 },
  );
});

it('does not depend on the order of the statement or of our records', () => {
  const shuffled = anyStatement.chain((given) =>
    fc.record({
      given: fc.constant(given),
      lines: fc.shuffledSubarray([...given.lines], { minLength: given.lines.length }),
      records: fc.shuffledSubarray([...given.records], { minLength: given.records.length }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ given, lines, records }) => {
      expect(reconcile({ lines, records, period: PERIOD })).toEqual(reconcile({ ...given, period: PERIOD }));
    }),
    { numRuns: 500 },
  );
});
