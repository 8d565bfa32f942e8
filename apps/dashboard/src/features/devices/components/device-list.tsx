import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';

type DeviceListProps<Row> = {
  title: string;
  description: string;
  section: string;
  result: { data: readonly Row[] | undefined; error: unknown; mutate: () => unknown };
  empty: { title: string; text: string };
  children: (row: Row) => ReactNode;
};

export const DeviceList = <Row,>(props: DeviceListProps<Row>) => {
  const { title, description, section, result, empty, children } = props;
  const { data: rows, error, mutate } = result;
  const hasRows = rows !== undefined && rows.length > 0;
  return (
    <Section
      title={title}
      description={description}
      padding={hasRows ? 'flush' : 'normal'}
      data-section={section}
    >
      {hasRows ? (
        <chakra.ul listStyleType="none" m="0" p="0" aria-label={title}>
          {rows.map(children)}
        </chakra.ul>
      ) : rows ? (
        <PageState kind="empty" title={empty.title} description={empty.text} />
      ) : error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : (
        <PageState kind="loading">
          <Skeleton height="16" />
        </PageState>
      )}
    </Section>
  );
};
