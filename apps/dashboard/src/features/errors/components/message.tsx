import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../shared/lib/page-title.ts';
import { Brand } from '../../../shared/ui/brand.tsx';
import { LanguageToggle, ThemeToggle } from '../../../shared/ui/preference-toggles.tsx';

type MessageProps = {
  /** A number or a word in the corner, for support staff who read a screenshot. */
  mark: string;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** What else can be done here. */
  below?: ReactNode;
};

export const Message = ({ mark, title, children, actions, below }: MessageProps) => {
  const heading = usePageTitle(title);
  return (
    <chakra.div maxW="34rem" py={{ base: '4', sm: '10' }} display="grid" gap="4">
      <chakra.p textStyle="id" color="fg.subtle">
        {mark}
      </chakra.p>
      <chakra.h1
        ref={heading}
        tabIndex={-1}
        fontSize="3xl"
        fontWeight="semibold"
        lineHeight="tight"
        letterSpacing="tight"
      >
        {title}
      </chakra.h1>
      <chakra.div color="fg.muted" fontSize="lg" lineHeight="moderate" display="grid" gap="1">
        {children}
      </chakra.div>
      {below}
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
        {actions}
      </chakra.div>
    </chakra.div>
  );
};

/** For pages outside the shell. */
export const PublicFrame = ({ children }: { children: ReactNode }) => (
  <chakra.div minH="100dvh" px={{ base: '5', sm: '10' }} maxW="page" mx="auto">
    <chakra.header display="flex" justifyContent="space-between" alignItems="center" h="20">
      <Brand />
      <chakra.div display="flex" gap="1">
        <LanguageToggle />
        <ThemeToggle />
      </chakra.div>
    </chakra.header>
    <chakra.main pt={{ base: '4', sm: '12' }}>{children}</chakra.main>
  </chakra.div>
);
