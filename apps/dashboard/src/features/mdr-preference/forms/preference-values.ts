import { problem } from '@dasbor/domain/kernel';
import { FEE_PAYERS, type FeePayer } from '@dasbor/domain/payments';
import { object } from 'yup';
import { decided, type FormSchema } from '../../../shared/forms/schema.ts';

export type PreferenceValues = { fee_payer: FeePayer };

const isPayer = (value: string): value is FeePayer => FEE_PAYERS.some((one) => one === value);

export const preferenceSchema: FormSchema<PreferenceValues, undefined> = object({
  fee_payer: decided((value: string) => (isPayer(value) ? undefined : problem('DPAY_REQUIRED'))),
});
