import { Link as ChakraLink, type LinkProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { prefetchPage } from '../lib/prefetch.ts';

export interface AppLinkProps extends Omit<LinkProps, 'asChild' | 'href'> {
  to: string;
  children: ReactNode;
}

/** A link inside the dashboard. Its page is prefetched on hover or focus. */
export function AppLink({ to, children, ...rest }: AppLinkProps) {
  return (
    <ChakraLink asChild {...rest}>
      <Link to={to} onPointerEnter={() => prefetchPage(to)} onFocus={() => prefetchPage(to)}>
        {children}
      </Link>
    </ChakraLink>
  );
}
