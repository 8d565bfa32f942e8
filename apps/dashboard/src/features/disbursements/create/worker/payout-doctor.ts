import type { Payout, PayoutBank } from '@dasbor/domain/disbursements';
import { fileDoctor } from '../../../../shared/intake/doctor/file-doctor.ts';

export const payoutDoctor = fileDoctor<readonly PayoutBank[], Payout>(
  () => new Worker(new URL('doctor.worker.ts', import.meta.url), { type: 'module' }),
);
