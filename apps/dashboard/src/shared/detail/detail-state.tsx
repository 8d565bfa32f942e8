import type { Permission } from '@dasbor/domain/access';
import type { ReactNode } from 'react';
import { describeFailure } from '../lib/failure.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { PageState } from '../ui/page-state.tsx';
import { Section } from '../ui/section.tsx';

interface DetailStateProps {
  title: string;
  back: { to: string; label: string };
  error: unknown;
  permission: Permission;
  onRetry: () => void;
  skeleton: ReactNode;
}

/** A detail page before its record is there, or without it. */
export function DetailState({ title, back, error, permission, onRetry, skeleton }: DetailStateProps) {
  if (!error) return <PageState kind="loading">{skeleton}</PageState>;
  const { code, params } = describeFailure(error);
  return (
    <>
      <PageHeader title={title} back={back} />
      <Section>
        {code === 'DPAY_FORBIDDEN' ? (
          <PageState kind="forbidden" permission={String(params?.['permission'] ?? permission)} />
        ) : (
          <PageState kind="failed" error={error} onRetry={onRetry} />
        )}
      </Section>
    </>
  );
}
