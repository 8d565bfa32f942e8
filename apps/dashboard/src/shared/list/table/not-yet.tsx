import { describeFailure } from '../../lib/failure.ts';
import { PageState } from '../../ui/page/page-state.tsx';
import type { ListColumn } from './columns.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { useIsPhone } from '../use-media.ts';

type NotYetProps<Row> = {
  error: unknown;
  onRetry: () => void;
  /** The columns of the table that is loading. Omit it if the content may not be a table. */
  columns?: readonly ListColumn<Row>[];
  rows?: number;
};

/** Stands in for the short list of a settings page: a skeleton, or the reason why there are no rows. */
export const NotYet = <Row extends { id: string }>({
  error,
  onRetry,
  columns,
  rows = 3,
}: NotYetProps<Row>) => {
  const isPhone = useIsPhone();
  if (!error) {
    return (
      <PageState kind="loading">
        {columns ? (
          <ListSkeleton columns={columns} rows={rows} density="comfortable" isPhone={isPhone} />
        ) : undefined}
      </PageState>
    );
  }
  const { code, params } = describeFailure(error);
  if (code === 'DPAY_FORBIDDEN') {
    return <PageState kind="forbidden" permission={String(params?.['permission'] ?? 'settings.view')} />;
  }
  return <PageState kind="failed" error={error} onRetry={onRetry} />;
};
