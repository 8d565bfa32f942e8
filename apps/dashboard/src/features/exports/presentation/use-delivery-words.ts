import { SFTP_FAILURES } from '@dasbor/domain/exports';
import { useT } from '../../../shared/i18n/use-t.ts';

/** Why a file did not reach a server, also for a reason that this version does not know. */
export const useDeliveryWords = () => {
  const t = useT('exports');
  return (failure: string): string =>
    t(`sftp.failure.${SFTP_FAILURES.find((one) => one === failure) ?? 'connection_failed'}`);
};
