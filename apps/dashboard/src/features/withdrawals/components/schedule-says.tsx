import { useT } from '../../../shared/i18n/use-t.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { ScheduleValues } from '../forms/schedule-values.ts';
import { useDailyWords } from '../presentation/daily-words.ts';

interface ScheduleSaysProps {
  values: ScheduleValues;
  /** Nobody has chosen anything yet: what stands in the form stands there by itself. */
  isNew: boolean;
}

/** What the choices below come to, in a sentence: a schedule takes money each day without asking again. */
export function ScheduleSays({ values: { enabled, take, hour, minute }, isNew }: ScheduleSaysProps) {
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
}
