import type { Permission } from '@dasbor/domain/access';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../i18n/use-t.ts';
import { describeFailure, type Failure } from '../lib/failure.ts';
import type { Back } from '../ui/page/back-link.tsx';
import { LinkButton } from '../ui/button.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { PageState } from '../ui/page/page-state.tsx';
import { Section } from '../ui/page/section.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';

type DetailPageProps<Row> = {
  result: { data: Row | undefined; error: unknown; mutate: () => unknown };
  /** Shown until the record's own title is known. */
  title: string;
  back: Back;
  permission: Permission;
  /** The contract's error code for an unknown ID. */
  missing: string;
  children: (record: Row) => ReactNode;
};

/** A detail page: the record, or the reason why it cannot be shown and a link back to the list. */
export const DetailPage = <Row,>({ result, children, ...about }: DetailPageProps<Row>) => {
  const { data, error, mutate } = result;
  if (data) return children(data);
  if (!error)
    return (
      <PageState kind="loading">
        <DetailSkeleton />
      </PageState>
    );
  return <WithoutRecord {...about} error={error} onRetry={() => void mutate()} />;
};

type WithoutRecordProps = {
  error: unknown;
  onRetry: () => void;
} & Pick<DetailPageProps<unknown>, 'title' | 'back' | 'permission' | 'missing'>;

const WithoutRecord = ({ title, back, permission, missing, error, onRetry }: WithoutRecordProps) => {
  const t = useT('shared');
  const failure = describeFailure(error);
  return (
    <>
      <PageHeader title={title} back={back} />
      <Section>
        {failure.code === 'DPAY_FORBIDDEN' ? (
          <PageState kind="forbidden" permission={String(failure.params?.['permission'] ?? permission)} />
        ) : isMissing(failure, missing) ? (
          <PageState
            kind="missing"
            code={missing}
            action={
              <LinkButton>
                <Link to={back.to}>{t('state.backTo', { list: back.label })}</Link>
              </LinkButton>
            }
          />
        ) : (
          <PageState kind="failed" error={error} onRetry={onRetry} />
        )}
      </Section>
    </>
  );
};

/** The server rejects a malformed ID with a validation error; show it as not found. */
const isMissing = ({ code, fields }: Failure, missing: string): boolean =>
  code === missing || (fields ?? []).some(({ field }) => field === 'id' || field.endsWith('_id'));
