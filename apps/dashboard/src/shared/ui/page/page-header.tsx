import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { type Back, BackLink } from './back-link.tsx';

export type PageHeaderProps = {
  /** Also the document's title. */
  title: string;
  /** What stands beside the title: a status, a mode. */
  badge?: ReactNode;
  description?: ReactNode;
  /** The way up, e.g. back to the list. */
  back?: Back;
  /** At most one primary action. */
  actions?: ReactNode;
};

/** The page's only h1. It takes focus after navigation, so that a screen reader announces where one is. */
export const PageHeader = ({ title, badge, description, back, actions }: PageHeaderProps) => {
  const headingRef = usePageTitle(title);
  return (
    <chakra.header display="grid" gap="2" mb={{ base: '4', sm: '6' }}>
      {back ? <BackLink {...back} /> : null}
      {/* As high as a button, so that what follows has one place with and without actions. */}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        minH="10"
      >
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" minW="0">
          <chakra.h1 ref={headingRef} tabIndex={-1} textStyle="title" overflowWrap="anywhere">
            {title}
          </chakra.h1>
          {badge}
        </chakra.div>
        {actions ? (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {actions}
          </chakra.div>
        ) : null}
      </chakra.div>
      {description ? (
        <chakra.div color="fg.muted" textStyle="body" maxW="prose">
          {description}
        </chakra.div>
      ) : null}
    </chakra.header>
  );
};
