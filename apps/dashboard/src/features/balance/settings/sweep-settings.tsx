import { describeFailure } from '../../../shared/lib/failure.ts';
import { useScope } from '../../../shared/state/session.ts';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';
import { useBalanceSettings } from '../api/use-settings.ts';
import { EditSettings } from './edit-settings.tsx';
import { SweepsSection } from './sweeps-section.tsx';

const PARTS = ['out', 'in'] as const;

/** Sweep out and in, beside the scheduled withdrawal: one page has everything that withdraws by itself. */
export const SweepSettings = () => {
  const scope = useScope().join(' ');
  const { data, error, mutate } = useBalanceSettings();
  if (!data) {
    return error ? <FailureBanner failure={describeFailure(error)} onRetry={() => void mutate()} /> : null;
  }
  const version = `${scope} ${data.changed_at}`;
  return (
    <>
      <EditSettings
        key={version}
        settings={data}
        draft={version}
        parts={PARTS}
        at={{ page: withdrawalPaths.schedule, step: 'sweeps' }}
      />
      {data.sweep_out_enabled || data.sweeps.length > 0 ? <SweepsSection settings={data} /> : null}
    </>
  );
};
