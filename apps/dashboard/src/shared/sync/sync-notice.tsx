import { type SyncOutcome, syncTone, type SyncTone } from '@dasbor/domain/sync';
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { useT } from '../i18n/use-t.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { RefreshIcon } from '../ui/icons.tsx';
import { PageState } from '../ui/page-state.tsx';
import type { Tone } from '../ui/tone.ts';
import type { SyncState } from './use-sync-status.ts';

interface SyncButtonProps {
  state: SyncState;
  onStart: () => void;
  variant?: 'primary' | 'secondary';
}

export function SyncButton({ state, onStart, variant = 'secondary' }: SyncButtonProps) {
  const t = useT('sync');
  const isRunning = state.kind === 'asking' || state.kind === 'waiting';
  return (
    <Button variant={variant} size="sm" loading={isRunning} onClick={onStart}>
      {isRunning ? null : <RefreshIcon />}
      {t('start')}
    </Button>
  );
}

interface SyncNoticeProps {
  state: SyncState;
  attempts: number;
  onStop: () => void;
  onStart: () => void;
}

/** Where the enquiry stands, counted, and how it ended, in words. */
export function SyncNotice({ state, attempts, onStop, onStart }: SyncNoticeProps) {
  return (
    <chakra.div data-sync={state.kind} mb={state.kind === 'idle' ? '0' : '4'}>
      {state.kind === 'failed' ? (
        <PageState kind="failed" error={state.error} onRetry={onStart} />
      ) : (
        <Running state={state} attempts={attempts} onStop={onStop} />
      )}
    </chakra.div>
  );
}

function Running({ state, attempts, onStop }: Omit<SyncNoticeProps, 'onStart'>) {
  const t = useT('sync');
  const close = (
    <Button size="xs" onClick={onStop}>
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
}

function Outcome({ outcome, close }: { outcome: SyncOutcome; close: ReactNode }) {
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
}

const BANNER_TONE: Readonly<Record<SyncTone, Tone>> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  error: 'danger',
};
