import { chakra } from '@chakra-ui/react';
import { exportColumnWords, REPORT_PERIODS } from '@dasbor/domain/exports';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { exportPaths } from '../../../shared/paths/exports.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { ExportSchedule } from '../api/types.ts';
import { useScheduleActions } from '../api/use-schedules.ts';
import { DeliveryFailure, useDeliveryItems } from './delivery-state.tsx';
import { useSetName } from '../presentation/use-file-words.ts';

const FAILURES = ['right_removed', 'too_many_rows'] as const;

type ScheduleProps = { schedule: ExportSchedule; onDelete: () => void };

export const ScheduleSection = ({ schedule, onDelete }: ScheduleProps) => {
  const t = useT('exports');
  const language = useLanguage();
  const setName = useSetName();
  const period = REPORT_PERIODS.find((one) => one === schedule.period);
  const deliveryItems = useDeliveryItems(schedule);
  const failure = FAILURES.find((one) => one === schedule.failure);
  return (
    <Section
      title={setName(schedule.set)}
      description={period ? t(`repeat.${period}`) : schedule.period}
      actions={<Actions schedule={schedule} onDelete={onDelete} />}
    >
      {schedule.failure === null ? null : (
        <chakra.div mb="3">
          <Banner tone="warning" title={t('schedule.notMade')}>
            {t(`schedule.failure.${failure ?? 'right_removed'}`)}
          </Banner>
        </chakra.div>
      )}
      <DeliveryFailure schedule={schedule} />
      <DescriptionList
        items={[
          {
            key: 'next',
            label: t('schedule.next'),
            value: schedule.is_paused ? t('schedule.paused') : <Time value={schedule.next_at} />,
          },
          ...(schedule.last_export_id === null
            ? []
            : [
                {
                  key: 'last',
                  label: t('schedule.last'),
                  value: (
                    <AppLink to={exportPaths.detail(schedule.last_export_id)}>{t('schedule.open')}</AppLink>
                  ),
                },
              ]),
          ...deliveryItems,
          {
            key: 'format',
            label: t('list.column.format'),
            value:
              schedule.separator === null
                ? schedule.format.toUpperCase()
                : t('detail.csv', { separator: schedule.separator }),
          },
          {
            key: 'columns',
            label: t('form.columns'),
            value: schedule.columns.map((column) => exportColumnWords(column, language)).join(', '),
          },
        ]}
      />
    </Section>
  );
};

const Actions = ({ schedule, onDelete }: ScheduleProps) => {
  const t = useT('exports');
  const { pause } = useScheduleActions();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const turn = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await pause(schedule.id, !schedule.is_paused);
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {failure ? <FailureBanner failure={failure} /> : null}
      <Button size="sm" loading={isBusy} onClick={() => void turn()}>
        {t(schedule.is_paused ? 'schedule.resume' : 'schedule.pause')}
      </Button>
      <LinkButton size="sm">
        <Link to={exportPaths.sftp(schedule.id)}>{t(schedule.sftp ? 'sftp.change' : 'sftp.title')}</Link>
      </LinkButton>
      <Button size="sm" onClick={onDelete}>
        {t('delete.button')}
      </Button>
    </>
  );
};
