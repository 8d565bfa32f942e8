import type { InvoiceLine } from '@dasbor/domain/invoices';
import { fileDoctor } from '../../../../shared/intake/doctor/file-doctor.ts';

export const invoiceDoctor = fileDoctor<null, InvoiceLine>(
  () => new Worker(new URL('doctor.worker.ts', import.meta.url), { type: 'module' }),
);
