import type { Problem } from '@dasbor/domain/kernel';

export const REQUIRED: Problem = { code: 'DPAY_REQUIRED' };
