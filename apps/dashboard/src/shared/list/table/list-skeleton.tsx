import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import type { ListColumn } from './columns.ts';
import type { Density } from '../query/list-query.ts';

type ListSkeletonProps<Row> = {
  columns: readonly ListColumn<Row>[];
  rows: number;
  density: Density;
  isPhone: boolean;
};

/** Has the list's header, row heights and column order, so that nothing shifts when the rows load. */
export const ListSkeleton = <Row,>({ columns, rows, density, isPhone }: ListSkeletonProps<Row>) => {
  const numbers = Array.from({ length: rows }, (_, index) => index);
  if (isPhone) {
    return numbers.map((row) => (
      <chakra.div
        key={row}
        display="grid"
        gridTemplateColumns="1fr auto"
        rowGap="2.5"
        px="4"
        py="3.5"
        borderBottomWidth="1px"
        borderColor="border.muted"
      >
        <Skeleton height="4" width="9rem" />
        <Skeleton height="4" width="5.5rem" />
        <Skeleton height="3.5" width="7rem" />
        <Skeleton height="3.5" width="5rem" justifySelf="end" />
      </chakra.div>
    ));
  }
  return (
    <chakra.div aria-hidden="true">
      <chakra.div h="9" borderBottomWidth="1px" />
      {numbers.map((row) => (
        <chakra.div
          key={row}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="6"
          px="5"
          h={density === 'compact' ? '9' : '12'}
          borderBottomWidth="1px"
          borderColor="border.muted"
          _last={{ borderBottomWidth: '0' }}
        >
          {columns.map((column, index) => (
            // Vary the lengths like real text.
            <Skeleton key={column.key} height="3.5" width={`${column.length - ((row + index) % 3)}ch`} />
          ))}
        </chakra.div>
      ))}
    </chakra.div>
  );
};
