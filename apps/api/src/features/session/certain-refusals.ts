import type { RefusesAtOnce } from '../../spec/handlers.ts';
import { refuseApproval } from '../disbursements/public.ts';

/** By the purpose of a code: what is looked at before one is sent. */
export const certainRefusals: Readonly<Partial<Record<string, RefusesAtOnce>>> = {
  disbursement_approval: refuseApproval,
};
