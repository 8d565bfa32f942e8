import { type SyncOutcome, syncTone, type SyncTone } from '@dasbor/domain/sync';
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { useT } from '../i18n/use-t.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { RefreshIcon } from '../ui/icons.tsx';
import { PageState } from '../ui/page/page-state.tsx';
import type { Tone } from '../ui/tone.ts';
import type { Sync } from './use-sync-status.ts';

export const SyncButton = ({ sync: { state, start } }: { sync: Sync }) => {
  const t = useT('sync');
  const isRunning = state.kind === 'asking' || state.kind === 'waiting';
  return (
    <Button size="sm" loading={isRunning} onClick={start}>
      {isRunning ? null : <RefreshIcon />}
      {t('start')}
    </Button>
  );
};

/** Shows the enquiry's progress and its outcome. */
export const SyncNotice = ({ sync }: { sync: Sync }) => {
  const { state, start } = sync;
  return (
    <chakra.div data-sync={state.kind} mb={state.kind === 'idle' ? '0' : '4'}>
      {state.kind === 'failed' ? (
        <PageState kind="failed" error={state.error} onRetry={start} />
      ) : (
        <Running sync={sync} />
      )}
    </chakra.div>
  );
};

const Running = ({ sync: { state, attempts, stop } }: { sync: Sync }) => {
  const t = useT('sync');
  const close = (
    <Button size="xs" onClick={stop}>
      {t(state.kind === 'done' ? 'close' : 'stop')}
    </Button>
  );
  switch (state.kind) {
    case 'asking':
    case 'waiting':
      return (
        <Banner
          tone="info"
          live="status"
          title={t('attempt', { attempt: state.attempt, attempts })}
          actions={close}
        >
          {/* The count changes every second; only the attempt is read out. */}
          <chakra.span aria-hidden={state.kind === 'waiting'} fontVariantNumeric="tabular-nums">
            {state.kind === 'asking' ? t('asking') : t('waiting', { seconds: state.secondsLeft })}
          </chakra.span>
        </Banner>
      );
    case 'done':
      return <Outcome outcome={state.outcome} close={close} />;
    default:
      return null;
  }
};

const Outcome = ({ outcome, close }: { outcome: SyncOutcome; close: ReactNode }) => {
  const t = useT('sync');
  const tone = syncTone(outcome);
  return (
    <Banner
      tone={BANNER_TONE[tone]}
      live={tone === 'error' ? 'alert' : 'status'}
      title={t(`outcome.${outcome}.title`)}
      actions={close}
    >
      {t(`outcome.${outcome}.text`)}
    </Banner>
  );
};

const BANNER_TONE: Readonly<Record<SyncTone, Tone>> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  error: 'danger',
};
