import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { DescriptionItem } from '../../../shared/ui/record/description-list.tsx';
import type { ExportSchedule } from '../api/types.ts';
import { useDeliveryWords } from '../presentation/use-delivery-words.ts';

/** Where the files go, and whether the newest one arrived. */
export const useDeliveryItems = ({ sftp, last_delivery: last }: ExportSchedule): DescriptionItem[] => {
  const t = useT('exports');
  const server = sftp && {
    key: 'sftp',
    label: t('sftp.server'),
    value: `${sftp.user}@${sftp.host}${sftp.port === 22 ? '' : `:${sftp.port}`} ${sftp.folder}`.trim(),
  };
  const state = last && { key: 'delivery', label: t('sftp.last'), value: <State last={last} /> };
  return [server, state].filter((item) => item !== null);
};

const State = ({ last }: { last: NonNullable<ExportSchedule['last_delivery']> }) => {
  const t = useT('exports');
  if (last.status === 'delivered') return t('sftp.delivered', { file: last.file_name });
  if (last.status === 'failed') return t('sftp.gaveUp');
  return last.failure === null ? t('sftp.waiting') : t('sftp.retrying', { tries: last.tries });
};

export const DeliveryFailure = ({ schedule: { last_delivery: last } }: { schedule: ExportSchedule }) => {
  const t = useT('exports');
  const deliveryWords = useDeliveryWords();
  if (!last?.failure || last.status === 'delivered') return null;
  return (
    <chakra.div mb="3">
      <Banner tone="warning" title={t('sftp.notDelivered')}>
        {deliveryWords(last.failure)} {last.status === 'failed' ? t('sftp.notDeliveredText') : null}
      </Banner>
    </chakra.div>
  );
};
