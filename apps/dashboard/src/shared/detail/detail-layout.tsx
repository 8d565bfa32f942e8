import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DetailGrid } from './detail-grid.tsx';

type DetailLayoutProps = {
  /** Title, status and all actions: `DetailHeader`, or `PageHeader` for a record without an amount. */
  header: ReactNode;
  /** Banners: what happened or must be done. */
  notices?: ReactNode;
  /** Full width, for what the user needs to decide. */
  overview?: ReactNode;
  breakdown?: ReactNode;
  /** Sections that only this resource has. */
  content?: ReactNode;
  simulation?: ReactNode;
  timeline?: ReactNode;
  /** Related parties and records: recipient, customer, order, secret. */
  related?: ReactNode;
  details: ReactNode;
  /** Revoke or remove. */
  ending?: ReactNode;
  /** Full width, below the columns. */
  rows?: ReactNode;
};

/** The layout of every record: the same sections in the same order, and actions in the header. */
export const DetailLayout = (parts: DetailLayoutProps) => (
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
