import type { SuccessBody } from '@dasbor/sdk';

export type Conversion = SuccessBody<'getConversion'>['data'];
export type TransactionFigures = SuccessBody<'getTransactionFigures'>['data'];
export type Retention = SuccessBody<'getRetention'>['data'];
export type Attempts = { attempts: number; converted: number; lost: number };
