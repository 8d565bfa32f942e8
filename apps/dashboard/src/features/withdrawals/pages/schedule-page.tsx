import { may } from '@dasbor/domain/access';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DetailGrid } from '../../../shared/detail/detail-grid.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useAway, useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { useScope, useWho } from '../../../shared/state/session.ts';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { SweepSettings } from '../../balance/public.ts';
import type { WithdrawalSchedule } from '../api/types.ts';
import { useBanks } from '../../../shared/destination/use-banks.ts';
import { useOwnAccounts } from '../../../shared/destination/use-destinations.ts';
import { useSchedule } from '../api/use-schedule.ts';
import { ScheduleDialog } from '../components/schedule-dialog.tsx';
import { ScheduleForm } from '../components/schedule-form.tsx';
import { ScheduleRuns } from '../components/schedule-runs.tsx';
import { ScheduleSummary } from '../components/schedule-summary.tsx';
import { schedulePlan, scheduleSchema, scheduleValuesOf } from '../forms/schedule-values.ts';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';

export default function SchedulePage() {
  const t = useT('withdrawals');
  const scope = useScope().join(' ');
  const maySweep = may(useWho(), { permission: 'settings.view', feature: 'balance' }).ok;
  const back = { to: withdrawalPaths.list, label: t('list.title') };
  return (
    <DetailPage
      result={useSchedule()}
      title={t('schedule.title')}
      back={back}
      permission="withdrawal.view"
      missing="DPAY_WITHDRAWAL_NOT_FOUND"
    >
      {({ schedule }) => {
        const version = `${scope} ${schedule?.changed_at}`;
        return (
          <>
            <PageHeader title={t('schedule.title')} description={t('schedule.intro')} back={back} />
            <DetailGrid
              main={
                <>
                  <ScheduleSummary schedule={schedule} />
                  <EditSchedule key={version} schedule={schedule} draft={version} />
                  {maySweep ? <SweepSettings /> : null}
                </>
              }
              aside={<ScheduleRuns runs={schedule?.runs ?? []} />}
            />
          </>
        );
      }}
    </DetailPage>
  );
}

const EditSchedule = ({ schedule, draft }: { schedule: WithdrawalSchedule | null; draft: string }) => {
  const t = useT('withdrawals');
  const goToResult = useGoToResult();
  const { isShown } = useAway();
  const navigate = useNavigate();
  const clock = useClock();
  const [params, setParams] = useSearchParams();
  const banks = useBanks();
  const accounts = useOwnAccounts();
  const around = { banks: banks.data ?? [], accounts: accounts.data ?? [] };
  const failed = [banks, accounts].find(({ data, error }) => error && !data);
  const form = useForm({
    initial: scheduleValuesOf(schedule),
    schema: scheduleSchema,
    around,
    draft: `${draft} withdrawal schedule`,
    submit: () => {
      // What is reviewed stays chosen, whatever changes in the list.
      if (plan) form.set({ destination_account_id: plan.account.id });
      void navigate(withdrawalPaths.scheduleReview);
    },
  });
  const ranOn = schedule?.runs.map(({ day }) => day) ?? [];
  const plan = schedulePlan(form.values, { ...around, now: clock(), ranOn });
  const closeReview = () => setParams({}, { replace: true });

  return (
    <>
      {failed ? (
        <FailureBanner failure={describeFailure(failed.error)} onRetry={() => void failed.mutate()} />
      ) : null}
      <ScheduleForm form={form} around={around} isNew={schedule === null} />
      {form.banner}
      {plan ? (
        <ScheduleDialog
          open={params.get('step') === 'review'}
          plan={plan}
          onClose={closeReview}
          onSaved={() => {
            form.clear();
            goToResult(withdrawalPaths.schedule, t('schedule.saved'), { replace: true, isSaid: true });
          }}
          onRefused={(error) => {
            const isBeside = form.refuse(error);
            if (isBeside && isShown()) closeReview();
            return isBeside;
          }}
        />
      ) : null}
    </>
  );
};
