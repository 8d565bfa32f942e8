import { Link as ChakraLink, type LinkProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { prefetchPage } from '../lib/prefetch.ts';

export type AppLinkProps = {
  to: string;
  children: ReactNode;
} & Omit<LinkProps, 'asChild' | 'href'>;

/** A link inside the dashboard. Its page is prefetched on hover or focus. */
export const AppLink = ({ to, children, ...rest }: AppLinkProps) => (
  <ChakraLink asChild {...rest}>
    <Link to={to} onPointerEnter={() => prefetchPage(to)} onFocus={() => prefetchPage(to)}>
      {children}
    </Link>
  </ChakraLink>
);
