import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DetailGrid } from './detail-grid.tsx';

interface DetailLayoutProps {
  /** Title, status and all actions: `DetailHeader`, or `PageHeader` for a record without an amount. */
  header: ReactNode;
  /** What happened or has to be done. */
  notices?: ReactNode;
  /** Across both columns, for what a decision needs first. */
  overview?: ReactNode;
  breakdown?: ReactNode;
  /** The noun's own sections. */
  content?: ReactNode;
  simulation?: ReactNode;
  timeline?: ReactNode;
  /** Who and what else it is about: recipient, customer, order, secret. */
  related?: ReactNode;
  details: ReactNode;
  /** Revoke or remove. */
  ending?: ReactNode;
  /** Across both columns, below. */
  rows?: ReactNode;
}

/** Every record is laid out by this: the same sections in the same order, and actions in the header. */
export function DetailLayout(parts: DetailLayoutProps) {
  return (
    <>
      {parts.header}
      {parts.notices}
      <chakra.div display="grid" gap="4">
        {parts.overview}
        <DetailGrid
          main={
            <>
              {parts.breakdown}
              {parts.content}
            </>
          }
          aside={
            <>
              {parts.simulation}
              {parts.timeline}
              {parts.related}
              {parts.details}
              {parts.ending}
            </>
          }
        />
        {parts.rows}
      </chakra.div>
    </>
  );
}
