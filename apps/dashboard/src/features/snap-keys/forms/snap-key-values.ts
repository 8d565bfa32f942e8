import { object } from 'yup';
import { decided, type FormSchema } from '../../../shared/forms/schema.ts';
import { ipsOf, ipsProblem, keyName } from '../../api-keys/public.ts';
import type { CreateSnapKey, SnapKey, UpdateSnapKey } from '../api/types.ts';

export type Values = {
  name: string;
  /** As typed, one address or range per line. */
  ips: string;
};

export const EMPTY_VALUES: Values = { name: '', ips: '' };

export const valuesOf = ({ name, allowed_ips: ips }: SnapKey): Values => ({ name, ips: ips.join('\n') });

export const createBody = ({ name, ips }: Values): CreateSnapKey => ({
  name: name.trim(),
  allowed_ips: ipsOf(ips),
});

/** Only the changed fields, so that a colleague's concurrent changes to other fields stay. */
export const updateBody = (values: Values, before: Values): UpdateSnapKey => ({
  ...(values.name === before.name ? {} : { name: values.name.trim() }),
  ...(values.ips === before.ips ? {} : { allowed_ips: ipsOf(values.ips) }),
});

export const snapKeySchema: FormSchema<Values, { now: Date }> = object({
  name: keyName,
  ips: decided(ipsProblem),
});
