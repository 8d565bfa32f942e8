import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { DeliveryTest, ExportSchedule } from '../api/types.ts';
import { useDelivery } from '../api/use-delivery.ts';
import { type SftpAround, type SftpValues, wishOf } from '../forms/sftp-values.ts';
import { useDeliveryWords } from '../presentation/use-delivery-words.ts';

type ServerKeyProps = { form: FormState<SftpValues>; around: SftpAround; schedule: ExportSchedule };

const TYPED = ['host', 'port', 'folder', 'user', 'password', 'private_key'] as const;

/** First the fingerprint, without a password; once it is confirmed, a test file. */
export const ServerKey = ({ form, around, schedule }: ServerKeyProps) => {
  const t = useT('exports');
  const { test } = useDelivery(schedule.id);
  const [tested, setTested] = useState<(DeliveryTest & { of: string }) | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { values } = form;
  const server = `${values.host} ${values.port}`;
  const last = tested?.of === server ? tested : null;
  const run = async (hostKey: string) => {
    setFailure(null);
    if (!form.passes(TYPED)) return;
    setBusy(true);
    try {
      const key = hostKey === '' ? {} : { host_key: hostKey };
      const found = await test({ ...wishOf(values, around), ...key });
      setTested({ ...found, of: server });
    } catch (error) {
      setTested(null);
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const shown = values.host_key || last?.host_key || '';
  const isConfirmed = values.host_key !== '';
  const confirm = () => {
    form.set({ host_key: shown });
    void run(shown);
  };
  const forget = () => {
    form.set({ host_key: '' });
    void run('');
  };
  return (
    <Section title={t('sftp.key')} description={t(shown === '' ? 'sftp.keyNone' : 'sftp.keyCompare')}>
      <chakra.div display="grid" gap="4" justifyItems="start">
        {shown === '' ? null : (
          <chakra.code textStyle="small" fontFamily="mono" overflowWrap="anywhere">
            {shown}
          </chakra.code>
        )}
        {failure ? <FailureBanner failure={failure} /> : null}
        {last ? <Outcome tested={last} onForget={forget} /> : null}
        {shown === '' && form.errorOf('host_key') ? (
          <ErrorText id="sftp-key-error">{t('sftp.keyRequired')}</ErrorText>
        ) : null}
        {shown === '' ? (
          <Button loading={isBusy} onClick={() => void run('')}>
            {t('sftp.look')}
          </Button>
        ) : isConfirmed ? (
          <Button loading={isBusy} onClick={() => void run(shown)}>
            {t('sftp.again')}
          </Button>
        ) : (
          <Button loading={isBusy} onClick={confirm}>
            {t('sftp.confirm')}
          </Button>
        )}
      </chakra.div>
    </Section>
  );
};

const Outcome = ({ tested, onForget }: { tested: DeliveryTest; onForget: () => void }) => {
  const t = useT('exports');
  const deliveryWords = useDeliveryWords();
  if (tested.failure !== null)
    return (
      <chakra.div w="full">
        <Banner
          tone="danger"
          live="alert"
          title={t('sftp.failed')}
          actions={
            tested.failure === 'host_key_changed' ? (
              <Button size="sm" onClick={onForget}>
                {t('sftp.newKey')}
              </Button>
            ) : undefined
          }
        >
          {deliveryWords(tested.failure)}
        </Banner>
      </chakra.div>
    );
  if (!tested.wrote_file) return null;
  return (
    <chakra.div w="full">
      <Banner tone="success" live="status" title={t('sftp.works')}>
        {t('sftp.worksText')}
      </Banner>
    </chakra.div>
  );
};
