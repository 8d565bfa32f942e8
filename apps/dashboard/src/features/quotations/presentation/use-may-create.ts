import { may } from '@dasbor/domain/access';
import { useWho } from '../../../shared/state/session.ts';

export const useMayCreate = (): boolean => may(useWho(), { permission: 'invoice.create' }).ok;
