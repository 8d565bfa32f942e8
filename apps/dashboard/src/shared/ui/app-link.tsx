import { chakra, Link as ChakraLink, type LinkProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { prefetchPage } from '../lib/prefetch.ts';
import { ExternalIcon } from './icons.tsx';

export interface AppLinkProps extends Omit<LinkProps, 'asChild' | 'href'> {
  to: string;
  children: ReactNode;
}

/** A link inside the dashboard: a real address, its page fetched on hover or focus. */
export function AppLink({ to, children, ...rest }: AppLinkProps) {
  return (
    <ChakraLink asChild {...rest}>
      <Link to={to} onPointerEnter={() => prefetchPage(to)} onFocus={() => prefetchPage(to)}>
        {children}
      </Link>
    </ChakraLink>
  );
}

/** A link to somewhere else, in a new tab. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ChakraLink href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <chakra.span ms="1" display="inline-block" verticalAlign="-0.15em">
        <ExternalIcon />
      </chakra.span>
    </ChakraLink>
  );
}
