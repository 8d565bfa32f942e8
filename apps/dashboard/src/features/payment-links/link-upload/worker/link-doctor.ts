import type { LinkOfRow } from '@dasbor/domain/payment-links';
import { fileDoctor } from '../../../../shared/intake/doctor/file-doctor.ts';

export const linkDoctor = fileDoctor<null, LinkOfRow>(
  () => new Worker(new URL('doctor.worker.ts', import.meta.url), { type: 'module' }),
);
