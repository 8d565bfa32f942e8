// `node bench/disbursements/check.mjs`: checking a row of payouts with all seven columns filled and nothing wrong, the common case. The
// reference is yup, the usual library for such a form. The sides alternate; the fastest round counts.
//   ROWS (100000), ROUNDS (21)
import * as yup from 'yup';
import { bankFinder, checkRow } from '../../packages/domain/src/disbursements/index.ts';
import { BANKS } from './banks.mjs';

const ROWS = Number(process.env.ROWS ?? 100_000);
const ROUNDS = Number(process.env.ROUNDS ?? 21);
const GOAL_US = 1;
// yup is ten times slower, so it checks only a part of the rows.
const SHARE_OF_YUP = 10;

const text = (value) => ({ text: value, kind: 'text' });
const rows = Array.from({ length: ROWS }, (_, n) => ({
  account_owner_name: text(`Nama Orang ${n}`),
  bank_code: text(BANKS[n % BANKS.length].code.toUpperCase()),
  account_number: text(String(1_000_000_000 + n * 7919)),
  amount: { text: String((n % 900) * 1000 + 10_000), kind: 'number' },
  email_recipient: text(`orang${n}@contoh.test`),
  phone_number: text(`0812${10_000_000 + n}`),
  notes: text(`catatan pembayaran ${n % 500}`),
}));

const schema = yup.object({
  account_owner_name: yup.string().trim().required().max(100),
  bank_code: yup
    .string()
    .lowercase()
    .oneOf(BANKS.map(({ code }) => code))
    .required(),
  account_number: yup
    .string()
    .matches(/^\d{5,20}$/)
    .required(),
  amount: yup.number().integer().min(10_000).max(1_000_000_000).required(),
  email_recipient: yup.string().email().max(254),
  phone_number: yup.string().matches(/^(\+?62|0)?8\d{8,11}$/),
  notes: yup.string().max(255),
});
const plain = rows.map((row) =>
  Object.fromEntries(Object.entries(row).map(([field, cell]) => [field, cell.text])),
);

const findBank = bankFinder(BANKS);
const sides = [
  { name: 'ours', rows, isGood: (row) => checkRow(row, findBank).issues.length === 0 },
  { name: 'yup', rows: plain.slice(0, ROWS / SHARE_OF_YUP), isGood: (row) => schema.isValidSync(row) },
];
const least = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const side of sides) {
    const begun = performance.now();
    const good = side.rows.filter(side.isGood).length;
    const microseconds = ((performance.now() - begun) * 1000) / side.rows.length;
    if (good !== side.rows.length) throw new Error(`${side.name} takes ${good} of ${side.rows.length} rows.`);
    least[side.name] = Math.min(least[side.name] ?? Infinity, microseconds);
  }
}
console.log(`yup: ${least.yup.toFixed(2)} µs a row`);
console.log(
  `ours: ${least.ours.toFixed(2)} µs a row = ${(least.ours / least.yup).toFixed(2)} (goal ≤ ${GOAL_US} µs)`,
);
process.exit(least.ours > GOAL_US ? 1 : 0);
