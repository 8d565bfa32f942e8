import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../ui/page/skeleton.tsx';
import { DetailGrid } from './detail-grid.tsx';

/** Has the layout of a detail page: heading, amount, two columns of panels. */
export const DetailSkeleton = () => (
  <chakra.div aria-hidden="true">
    <Skeleton height="4" width="6rem" mt="1" mb="4" />
    <Skeleton height="4" width="12rem" mb="2" />
    <Skeleton height="10" width="14rem" mb="3" />
    <Skeleton height="5" width="18rem" mb="6" />
    <DetailGrid main={<PanelSkeleton rows={7} />} aside={<PanelSkeleton rows={4} />} />
  </chakra.div>
);

const PanelSkeleton = ({ rows }: { rows: number }) => (
  <chakra.div bg="bg.panel" borderWidth="1px" borderRadius="panel" px="5" py="4">
    <Skeleton height="5" width="9rem" mb="4" />
    {Array.from({ length: rows }, (_, row) => (
      <chakra.div key={row} display="flex" justifyContent="space-between" alignItems="center" h="10">
        <Skeleton height="3.5" width="8rem" />
        <Skeleton height="3.5" width="6rem" />
      </chakra.div>
    ))}
  </chakra.div>
);
