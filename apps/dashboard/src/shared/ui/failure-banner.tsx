import { type ReactNode, useEffect, useRef } from 'react';
import { useProblemWords } from '../i18n/problem-words.ts';
import { useT } from '../i18n/use-t.ts';
import type { Failure } from '../lib/failure.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

type FailureBannerProps = {
  failure: Failure;
  /** Says what failed; the error text then says why. */
  title?: string;
  actions?: ReactNode;
  /** Offers a retry if there is nothing else to do. */
  onRetry?: () => void;
};

/** A failed action, shown above its form. */
export const FailureBanner = ({ failure, title, actions, onRetry }: FailureBannerProps) => {
  const t = useT('shared');
  const words = useProblemWords(failure);
  const ref = useRef<HTMLDivElement>(null);
  // Scroll to the error of an action once its text is loaded. A failed page load has no action, so it does not scroll.
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
};

/** Adds a full stop if the title has none, because a sentence follows. */
const sentence = (title: string): string => title.replace(/[^.!?…]$/, '$&.');
