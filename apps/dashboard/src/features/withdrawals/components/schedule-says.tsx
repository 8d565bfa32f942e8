import { useT } from '../../../shared/i18n/use-t.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { ScheduleValues } from '../forms/schedule-values.ts';
import { useDailyWords } from '../presentation/daily-words.ts';

type ScheduleSaysProps = {
  values: ScheduleValues;
  /** The form still has its defaults. */
  isNew: boolean;
};

/** Summarizes the choices below in one sentence, because a schedule moves money daily without confirmation. */
export const ScheduleSays = ({ values: { enabled, take, hour, minute }, isNew }: ScheduleSaysProps) => {
  const t = useT('withdrawals');
  const dailyWords = useDailyWords();
  const daily = dailyWords({ hour: Number(hour), minute: Number(minute) });
  return (
    <Banner
      tone="info"
      live="status"
      title={enabled ? t(`schedule.form.says.${take}`, { daily }) : t('schedule.form.says.off')}
    >
      {isNew ? t('schedule.form.says.new') : null}
    </Banner>
  );
};
