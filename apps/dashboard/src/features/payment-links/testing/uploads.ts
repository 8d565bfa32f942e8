import completedFile from '../../../../../../openapi/features/payment-links/examples/payment-link-upload-completed.json' with { type: 'json' };
import draftFile from '../../../../../../openapi/features/payment-links/examples/payment-link-upload-draft.json' with { type: 'json' };
import failedFile from '../../../../../../openapi/features/payment-links/examples/payment-link-upload-failed.json' with { type: 'json' };
import runningFile from '../../../../../../openapi/features/payment-links/examples/payment-link-upload-running.json' with { type: 'json' };
import uploadsFile from '../../../../../../openapi/features/payment-links/examples/payment-link-uploads.json' with { type: 'json' };
import { offline, ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';
import { LONGEST } from '../../../shared/testing/longest.ts';
import type { Upload } from '../../../shared/uploads/types.ts';

const one = (file: { value: unknown }): Upload => example<'getPaymentLinkUpload'>(file).data;

const draft: Upload = { ...one(draftFile), version: 1, rows: 6 };
const completed = one(completedFile);

const HEADER = 'Referensi,Jumlah,Nama pelanggan,Email pelanggan,Nomor HP,Nama barang';
export const linkFile = (lines: readonly string[], name = 'tagihan-november.csv'): File =>
  new File([[HEADER, ...lines].join('\n')], name, { type: 'text/csv', lastModified: 1_763_700_000_000 });

/** Six rows: two ready, one to review, three to fix. */
export const MIXED = [
  'INV-1,350.000,Sari Dewi,sari@contoh.example,0812-3456-7890,Kopi Gayo',
  'INV-2,"125.000,00",Budi Santoso,budi@contoh.example,081298765432,',
  'INV-1,75000,,,,',
  ',90000,Dewi Lestari,dewi.contoh.example,081298765431,',
  ',50000,Rina Marlina,rina@contoh.example,081298765430,',
  ',50000,Rina Marlina,rina@contoh.example,081298765430,',
];
export const READY = [MIXED[0] as string, 'INV-3,80000,,,,'];

const none = { listPaymentLinkUploads: ok({ data: [] }) } satisfies Scenario;
const taken = {
  ...none,
  uploadPaymentLinkFile: ok({ data: draft }, { status: 201 }),
  getPaymentLinkUpload: ok({ data: draft }),
  savePaymentLinkUploadEdits: ok({ data: { ...draft, version: 2 } }),
  submitPaymentLinkUpload: ok({ data: one(runningFile) }),
} satisfies Scenario;
const shown = (upload: Upload): Scenario => ({ ...none, getPaymentLinkUpload: ok({ data: upload }) });

export const linkUploads = {
  none,
  earlier: { listPaymentLinkUploads: ok(example<'listPaymentLinkUploads'>(uploadsFile)) },
  earlierFailed: { listPaymentLinkUploads: failed },
  taken,
  usedBefore: {
    ...taken,
    getPaymentLinkUpload: ok({ data: { ...draft, same_file_as: completed.id } }),
    uploadPaymentLinkFile: ok({ data: { ...draft, same_file_as: completed.id } }, { status: 201 }),
  },
  /** The upload succeeds at the second attempt. */
  failsOnce: { ...taken, uploadPaymentLinkFile: [offline(), taken.uploadPaymentLinkFile] },
  suspended: { ...taken, uploadPaymentLinkFile: problem(403, 'DPAY_MERCHANT_SUSPENDED') },
  changedMeanwhile: { ...taken, submitPaymentLinkUpload: problem(409, 'DPAY_UPLOAD_CHANGED') },
  /** The address of a draft with an edited and a removed row. */
  continued: {
    ...taken,
    getPaymentLinkUpload: ok({ data: { ...draft, version: 3 } }),
    getPaymentLinkUploadEdits: ok({
      data: {
        version: 3,
        edits: [
          { row: 3, cells: { amount: '125.000' } },
          { row: 4, removed: true as const },
        ],
      },
    }),
    getPaymentLinkUploadFile: () => new Response(linkFile(MIXED)),
  },
  running: shown(one(runningFile)),
  completed: shown({ ...completed, refused: 0, created: 119, refusals: [] }),
  partly: shown(completed),
  failed: shown(one(failedFile)),
  longest: shown({
    ...completed,
    file_name: `${'tagihan-cabang-kemang-raya-'.repeat(6)}2026.xlsx`,
    submitted_by_name: LONGEST.name,
    created_amount: LONGEST.rupiah,
    total: 1000,
    created: 970,
    refused: 30,
  }),
  missing: { ...none, getPaymentLinkUpload: problem(404, 'DPAY_UPLOAD_NOT_FOUND') },
  openFailed: { ...none, getPaymentLinkUpload: failed },
} satisfies Record<string, Scenario>;

export const UPLOAD_ID = draft.id;
