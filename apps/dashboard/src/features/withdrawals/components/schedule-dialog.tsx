import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { useSetSchedule } from '../api/use-set-schedule.ts';
import type { SchedulePlan } from '../forms/schedule-values.ts';
import { NextRun } from './next-run.tsx';
import { ReviewedAccount } from '../../../shared/destination/reviewed-account.tsx';
import { useDailyWords } from '../presentation/daily-words.ts';

type ScheduleDialogProps = {
  open: boolean;
  plan: SchedulePlan;
  onClose: () => void;
  onSaved: () => void;
  /** Returns whether the rejection is now shown beside a form field. */
  onRefused: (error: unknown) => boolean;
};

/** Confirms the new schedule, then asks for a code that is bound to these values. */
export const ScheduleDialog = ({ open, plan, onClose, onSaved, onRefused }: ScheduleDialogProps) => {
  const t = useT('withdrawals');
  const destination = useT('destination');
  const { rupiah } = useFormat();
  const dailyWords = useDailyWords();
  const otp = useOtpStep();
  const save = useSetSchedule();
  const { body, account, runs } = plan;
  const state = body.enabled ? 'on' : 'off';

  const confirm = async () => {
    try {
      const isSaved = await save(body, () =>
        otp.confirm({ purpose: 'withdrawal_schedule', action: { ...body } }),
      );
      if (isSaved) onSaved();
    } catch (error) {
      if (!onRefused(error)) throw error;
    }
  };

  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        otp.cancel();
        onClose();
      }}
      title={t(`schedule.review.title.${state}`)}
      text={t(`schedule.review.text.${state}`)}
      yes={t('review.yes')}
      step={otp.step}
      onConfirm={confirm}
    >
      <DescriptionList
        items={[
          { key: 'when', label: t('schedule.form.time'), value: dailyWords(body) },
          {
            key: 'amount',
            label: t('form.amount'),
            value: body.amount === null ? t('schedule.form.takes.all') : rupiah(body.amount),
          },
          {
            key: 'destination',
            label: destination('title'),
            value: <ReviewedAccount account={account} />,
          },
          ...(runs.next
            ? [
                {
                  key: 'next',
                  label: t('schedule.next'),
                  value: <NextRun at={runs.next} today={runs.today} time={body} />,
                },
              ]
            : []),
        ]}
      />
    </ConfirmDialog>
  );
};
