// #region upload
import { client } from './client.ts';

const csv = [
  'account_owner_name;bank_code;account_number;amount;notes',
  'Siti Aminah;BCA;8422647010;4500000;Gaji November',
  'Budi Santoso;014;8422647020;4.750.000;Gaji November',
  'Dewi Lestari;BACA;8422647030;5000000;Gaji November',
].join('\n');
const { data: file } = await client.uploadDisbursementFile({
  query: { name: 'gaji-november.csv' },
  body: new Blob([csv]), // or a File from a form, or the bytes of readFile
});
console.log(`${file.rows} rows of ${file.format}`);
// #endregion upload

// #region create
const { data: batch } = await client.createDisbursement({
  body: { name: 'Gaji November 2026', file_id: file.id },
  idempotencyKey: client.intent(),
});
// #endregion create

// #region wait
const isChecked = async () => {
  const { data } = await client.getDisbursement({ path: { id: batch.id } });
  return data.counts.need_validation === 0;
};
while (!(await isChecked()))
  await new Promise((again) => setTimeout(again, 500));
// #endregion wait

// #region fix
import { explain } from '@dasbor/sdk/errors';

const { data: invalid } = await client.listDisbursementItems({
  path: { id: batch.id },
  query: { filters: { status: ['invalid'] } },
});
for (const item of invalid) {
  for (const issue of item.issues) {
    // issue.code is BANK_UNKNOWN, with { bank: 'BACA' }
    const { title } = explain(issue, 'en');
    console.log(`row ${item.row}, ${issue.field}: ${title}`);
  }
  await client.updateDisbursementItem({
    path: { item_id: item.id },
    body: { bank_code: 'BCA' },
  });
}
while (!(await isChecked()))
  await new Promise((again) => setTimeout(again, 500));
// #endregion fix

// #region submit
const { data: checked } = await client.getDisbursement({
  path: { id: batch.id },
});
const { notice, version } = checked;
console.log(`${notice.payouts} payouts, with fees Rp ${notice.total}`);
const { data: submitted } = await client.submitDisbursement({
  path: { id: batch.id },
  body: { version },
  idempotencyKey: client.intent(),
});
console.log(submitted.status);
// #endregion submit
