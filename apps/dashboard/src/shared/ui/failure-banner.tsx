import { type ReactNode, useEffect, useRef } from 'react';
import { useProblemWords } from '../i18n/problem-words.ts';
import { useT } from '../i18n/use-t.ts';
import type { Failure } from '../lib/failure.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

interface FailureBannerProps {
  failure: Failure;
  /** Says what did not happen; the failure's own words then say why. */
  title?: string;
  actions?: ReactNode;
  /** Offers to try again, where nothing else is to be done. */
  onRetry?: () => void;
}

/** An action that was refused or did not arrive, above the form it came from. */
export function FailureBanner({ failure, title, actions, onRetry }: FailureBannerProps) {
  const t = useT('shared');
  const words = useProblemWords(failure);
  const ref = useRef<HTMLDivElement>(null);
  // The answer to a press is brought into sight, once it has its words. What did not load is nobody's press, and moves nothing.
  const isLoad = onRetry !== undefined;
  useEffect(() => {
    if (!isLoad) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isLoad, words.title]);
  return (
    <Banner
      ref={ref}
      tone="danger"
      live="alert"
      title={title ?? words.title}
      actions={
        onRetry ? (
          <Button size="sm" onClick={onRetry}>
            {t('state.retry')}
          </Button>
        ) : (
          actions
        )
      }
    >
      {title ? `${sentence(words.title)} ` : ''}
      {words.action}
      {failure.kind === 'unexpected' && failure.requestId
        ? ` ${t('state.requestId')}: ${failure.requestId}`
        : ''}
    </Banner>
  );
}

/** Some titles are sentences and some are not; here another sentence follows. */
function sentence(title: string): string {
  return title.replace(/[^.!?…]$/, '$&.');
}
