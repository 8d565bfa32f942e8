import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import type { Permission } from '@dasbor/domain/access';
import { useT } from '../i18n/use-t.ts';
import { describeFailure } from '../lib/failure.ts';
import type { Back } from '../ui/page/back-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { lazyExtra } from '../ui/overlays/lazy-part.ts';
import { PageState } from '../ui/page/page-state.tsx';
import type { RecordParts } from '../ui/record/record-rows.tsx';
import { Section } from '../ui/page/section.tsx';
import type { CollectOptions } from './export/collect-rows.ts';
import { knownColumns, type ListColumn, visibleColumns } from './table/columns.ts';
import { ExportButton } from './export/export-button.tsx';
import type { ExportAll } from './export/export-panel.tsx';
import type { FilterField } from './filters/filter-fields.ts';
import { isNarrowed } from './query/list-query.ts';
import { ListCards } from './table/list-cards.tsx';
import { ListSkeleton } from './table/list-skeleton.tsx';
import { ListTable } from './table/list-table.tsx';
import { Pager } from './pager.tsx';
import type { PageInfo } from './query/position.ts';
import { Toolbar } from './toolbar.tsx';
import { useIsPhone } from './use-media.ts';
import type { ListState } from './query/use-list-query.ts';

const AddressIgnoredInShort = () => <Banner tone="warning" title={useT('list')('ignored.title')} />;

// Rarely needed, so not in the first load.
const AddressIgnored = lazyExtra(() => import('./filters/address-ignored.tsx'), AddressIgnoredInShort);
const RangeRefused = lazyExtra(
  () => import('./filters/range-refused.tsx'),
  ({ error }) => <PageState kind="failed" error={error} />,
);
// Loaded with live updates, after the rows. Neither works offline.
const FreshPill = lazyExtra(() => import('./rows/fresh-pill.tsx'));

/** What a feature's list hook returns. */
export type ListResult<Row> = {
  data: { data: readonly Row[]; page: PageInfo } | undefined;
  error: unknown;
  /** Rows are shown while newer ones load. */
  isUpdating: boolean;
  retry: () => void;
  /** Refetches one row and updates it in place. */
  renewRow: (id: string) => Promise<void>;
  /** For the export of all matches. */
  fetchPage: CollectOptions<Row>['fetchPage'];
  /** The number of records created since the first page was fetched. */
  fresh: number;
};

export type ListPageProps<Row extends { id: string }> = {
  title: string;
  /** What the rows are, if the page title says more than that. */
  label?: string;
  /** Content above the rows: a total, a balance. */
  intro?: ReactNode;
  list: ListState;
  result: ListResult<Row>;
  columns: readonly ListColumn<Row>[];
  fields: readonly FilterField[];
  /** The address that a row links to. Omit it if rows have no detail page. */
  rowPath?: (row: Row) => string;
  /** The contents of a row's card on a phone. */
  card: (row: Row) => RecordParts;
  /** Omit it if the list has no search. */
  searchPlaceholder?: string;
  /** The permission that the page requires, for the error text. */
  permission: Permission;
  empty: { title: string; description: string; action?: ReactNode };
  /** The parent page, if the list is below another page. */
  back?: Back;
  /** Actions on the whole list, before the export. */
  actions?: ReactNode;
  /** The server's export of all matches. */
  exportAll?: ExportAll | undefined;
};

/** A whole list page: heading, toolbar, rows (or why there are none) and pager. */
export const ListPage = <Row extends { id: string }>(props: ListPageProps<Row>) => {
  const { title, label = title, result, columns, fields, searchPlaceholder } = props;
  const list = withColumns(withDays(props.list, result.data?.page), columns);
  return (
    <>
      <PageHeader
        title={title}
        {...(props.back ? { back: props.back } : {})}
        actions={
          <>
            {props.actions}
            <ExportButton
              {...{ list, columns }}
              rows={result.data?.data ?? []}
              fetchPage={result.fetchPage}
              exportAll={props.exportAll}
            />
          </>
        }
      />
      {props.intro}
      <Toolbar list={list} columns={columns} fields={fields} searchPlaceholder={searchPlaceholder} />
      {list.ignored.length > 0 ? (
        <Suspense>
          <AddressIgnored list={list} />
        </Suspense>
      ) : null}
      <Section
        padding="flush"
        aria-label={label}
        aria-busy={result.isUpdating || undefined}
        position="relative"
        overflow="hidden"
      >
        <ListBody {...props} />
      </Section>
    </>
  );
};

/** The rows and the pager, or why there are none. */
export const ListBody = <Row extends { id: string }>(props: ListPageProps<Row>) => {
  const { title, label = title, list, result, columns, rowPath, card, permission, empty } = props;
  const t = useT('list');
  const isPhone = useIsPhone();
  const { query, name, address } = list;
  const shown = visibleColumns(columns, query.columns);

  if (!result.data) {
    if (!result.error) {
      return (
        <PageState kind="loading">
          <ListSkeleton columns={shown} rows={query.limit} density={query.density} isPhone={isPhone} />
        </PageState>
      );
    }
    const { code, params } = describeFailure(result.error);
    if (code === 'DPAY_FORBIDDEN') {
      return <PageState kind="forbidden" permission={String(params?.['permission'] ?? permission)} />;
    }
    if (code === 'DPAY_FEATURE_DISABLED') {
      return <PageState kind="feature-off" feature={String(params?.['feature'] ?? title)} />;
    }
    if (code?.startsWith('DPAY_DATE_')) {
      return (
        <Suspense>
          <RangeRefused list={list} error={result.error} />
        </Suspense>
      );
    }
    const retry = code === 'DPAY_INVALID_CURSOR' ? t('pager.restart') : undefined;
    return <PageState kind="failed" error={result.error} onRetry={result.retry} retry={retry} />;
  }

  const { data: rows, page } = result.data;
  if (rows.length === 0) {
    return isNarrowed(query) || query.range ? (
      <PageState kind="filtered-empty" onClear={list.clear} />
    ) : (
      <PageState kind="empty" {...empty} />
    );
  }
  return (
    <>
      {result.error && !isToldByShell(result.error) ? (
        <Stale error={result.error} onRetry={result.retry} />
      ) : null}
      <Suspense>
        <FreshPill count={result.fresh} isNarrowed={isNarrowed(query)} onShow={result.retry} />
      </Suspense>
      <chakra.div opacity={result.isUpdating ? 0.55 : 1} transition="opacity 120ms ease-out 150ms">
        {isPhone ? (
          <ListCards label={label} rows={rows} card={card} rowPath={rowPath} name={name} address={address} />
        ) : (
          <ListTable
            label={label}
            columns={shown}
            rows={rows}
            density={query.density}
            rowPath={rowPath}
            name={name}
            address={address}
          />
        )}
      </chakra.div>
      <Pager list={list} page={page} rows={rows.length} />
      {/* Says it once, to those who cannot see the rows fade. */}
      <chakra.output srOnly>{result.isUpdating ? t('table.updating') : ''}</chakra.output>
    </>
  );
};

/** If the user chose no dates, the server's default range for this listing. */
const withDays = (list: ListState, { from, to }: Partial<PageInfo> = {}): ListState =>
  from && to && !list.query.range ? { ...list, range: { from, to } } : list;

/** Only the list knows its columns, so unknown ones are reported with the other invalid parameters here. */
const withColumns = <Row,>(list: ListState, columns: readonly ListColumn<Row>[]): ListState => {
  const { query, ignored } = list;
  const known = knownColumns(columns, query.columns);
  if (known?.length === query.columns?.length) return list;
  return { ...list, query: { ...query, columns: known }, ignored: [...ignored, 'columns'] };
};

/** When offline, the shell already says above every page that the data may be stale. */
const isToldByShell = (error: unknown): boolean =>
  !navigator.onLine && describeFailure(error).kind === 'network';

/** If a refresh fails, the last rows stay, marked as stale. */
const Stale = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const t = useT('list');
  const shared = useT('shared');
  const { requestId } = describeFailure(error);
  return (
    <chakra.div p="3" borderBottomWidth="1px">
      <Banner
        tone="warning"
        live="status"
        title={t('table.stale')}
        actions={
          <Button size="sm" onClick={onRetry}>
            {shared('state.retry')}
          </Button>
        }
      >
        {requestId ? `${shared('state.requestId')}: ${requestId}` : null}
      </Banner>
    </chakra.div>
  );
};
