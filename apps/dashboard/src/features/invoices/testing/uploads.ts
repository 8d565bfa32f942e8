import completedFile from '../../../../../../openapi/features/invoices/examples/invoice-upload-completed.json' with { type: 'json' };
import draftFile from '../../../../../../openapi/features/invoices/examples/invoice-upload-draft.json' with { type: 'json' };
import failedFile from '../../../../../../openapi/features/invoices/examples/invoice-upload-failed.json' with { type: 'json' };
import runningFile from '../../../../../../openapi/features/invoices/examples/invoice-upload-running.json' with { type: 'json' };
import uploadsFile from '../../../../../../openapi/features/invoices/examples/invoice-uploads.json' with { type: 'json' };
import { offline, ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';
import { LONGEST } from '../../../shared/testing/longest.ts';
import type { Upload } from '../../../shared/uploads/types.ts';

const one = (file: { value: unknown }): Upload => example<'getInvoiceUpload'>(file).data;

const draft: Upload = { ...one(draftFile), version: 1, rows: 6 };
const completed = one(completedFile);

const HEADER =
  'Nomor invoice,Nama invoice,Tanggal invoice,Jatuh tempo,Nama pelanggan,Nomor HP,Nama barang,Banyaknya,Harga satuan';
export const invoiceFile = (lines: readonly string[], name = 'invoice-november.csv'): File =>
  new File([[HEADER, ...lines].join('\n')], name, { type: 'text/csv', lastModified: 1_763_700_000_000 });

/** Six rows, four invoices: one is ready, the others have five cells to fix. */
export const MIXED = [
  'A-1,Kopi kantor,20/11/2026,4/12/2026,Sari Dewi,0812-3456-7890,Kopi Gayo,5,100.000',
  'A-1,,,,,,Gula aren,2,35.000',
  'A-2,Sewa mesin,20/11/2026,29/02/2027,Budi Santoso,081298765432,Sewa,1,"750.000,00"',
  'A-2,,20/11/2026,5/12/2026,,,Perawatan,1,50.000',
  ',Pelatihan,20/11/2026,4/12/2026,Dewi Lestari,12,Barista dasar,1,1.500.000',
  ',Pelatihan,20/11/2026,4/12/2026,Rina Marlina,081298765430,Barista dasar,1,5.000',
];
export const READY = [
  ...MIXED.slice(0, 2),
  ',Pelatihan,20/11/2026,4/12/2026,Rina Marlina,081298765430,Barista,1,1.500.000',
];

/** The first bytes of files of old Excel. */
export const oldFile = (): File =>
  new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])], 'lama.xls');

const none = { listInvoiceUploads: ok({ data: [] }) } satisfies Scenario;
const taken = {
  ...none,
  uploadInvoiceFile: ok({ data: draft }, { status: 201 }),
  getInvoiceUpload: ok({ data: draft }),
  saveInvoiceUploadEdits: ok({ data: { ...draft, version: 2 } }),
  submitInvoiceUpload: ok({ data: one(runningFile) }),
} satisfies Scenario;
const shown = (upload: Upload): Scenario => ({ ...none, getInvoiceUpload: ok({ data: upload }) });

export const invoiceUploads = {
  none,
  earlier: { listInvoiceUploads: ok(example<'listInvoiceUploads'>(uploadsFile)) },
  earlierFailed: { listInvoiceUploads: failed },
  taken,
  usedBefore: {
    ...taken,
    getInvoiceUpload: ok({ data: { ...draft, same_file_as: completed.id } }),
    uploadInvoiceFile: ok({ data: { ...draft, same_file_as: completed.id } }, { status: 201 }),
  },
  /** The upload succeeds at the second attempt. */
  failsOnce: { ...taken, uploadInvoiceFile: [offline(), taken.uploadInvoiceFile] },
  suspended: { ...taken, uploadInvoiceFile: problem(403, 'DPAY_MERCHANT_SUSPENDED') },
  changedMeanwhile: { ...taken, submitInvoiceUpload: problem(409, 'DPAY_UPLOAD_CHANGED') },
  /** The address of a draft with an edited and a removed row. */
  continued: {
    ...taken,
    getInvoiceUpload: ok({ data: { ...draft, version: 3 } }),
    getInvoiceUploadEdits: ok({
      data: {
        version: 3,
        edits: [
          { row: 4, cells: { due_date: '4/12/2026', item_price: '750.000' } },
          { row: 5, removed: true as const },
        ],
      },
    }),
    getInvoiceUploadFile: () => new Response(invoiceFile(MIXED)),
  },
  converted: { ...taken, convertInvoiceFile: () => new Response(invoiceFile(READY)) },
  converting: { ...none, convertInvoiceFile: 'pending' },
  notConverted: { ...none, convertInvoiceFile: problem(400, 'DPAY_FILE_DAMAGED') },
  running: shown(one(runningFile)),
  completed: shown({ ...completed, refused: 0, created: 119, refusals: [] }),
  partly: shown(completed),
  failed: shown(one(failedFile)),
  longest: shown({
    ...completed,
    file_name: `${'tagihan-cabang-kemang-raya-'.repeat(6)}2026.xlsx`,
    submitted_by_name: LONGEST.name,
    created_amount: LONGEST.rupiah,
    total: 5000,
    created: 4970,
    refused: 30,
  }),
  missing: { ...none, getInvoiceUpload: problem(404, 'DPAY_UPLOAD_NOT_FOUND') },
  openFailed: { ...none, getInvoiceUpload: failed },
} satisfies Record<string, Scenario>;

export const UPLOAD_ID = draft.id;
