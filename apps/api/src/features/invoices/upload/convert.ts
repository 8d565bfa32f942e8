import { fileThreads } from '../../../platform/files/threads.ts';
import { afterwards, problem, refuseField } from '../../../spec/handlers.ts';
import type { Handler } from '../../../spec/handlers.ts';
import type { Converted } from './xls.ts';

/** The only code that reads an old xls runs in these threads, with their limits of time and memory. */
const threads = fileThreads(new URL('./xls-worker.ts', import.meta.url));

const TOO_SLOW = { ok: false, problem: { code: 'DPAY_FILE_TOO_SLOW', place: 'file' } } as const;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const convertInvoiceFile: Handler<'convertInvoiceFile'> = async ({ body }) =>
  afterwards(async () => {
    const done = await threads.run<Converted>(body.path, () => TOO_SLOW);
    if (done === 'busy') return problem('DPAY_SERVICE_UNAVAILABLE');
    if (done.ok) return { kind: 'file', contentType: XLSX, name: 'converted.xlsx', bytes: done.bytes };
    const { code, params, place } = done.problem;
    return refuseField(place, { code, params });
  });
