import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../shared/lib/page-title.ts';
import { Brand } from '../../../shared/ui/brand.tsx';
import { LanguageToggle, ThemeToggle } from '../../../shared/ui/preference-toggles.tsx';
import { Statement } from './statement.tsx';

type AuthFrameProps = {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of every page before the sign-in. index.html repeats its dimensions (class `boot-auth`) to paint the same frame
 * before any script. They are fixed from the top so that nothing moves when this replaces it.
 */
export const AuthFrame = ({ title, intro, children }: AuthFrameProps) => {
  const heading = usePageTitle(title);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 11fr) minmax(0, 9fr)' }}
      minH="100dvh"
    >
      <chakra.div px={{ base: '5', sm: '10' }} pb="10">
        <chakra.header display="flex" justifyContent="space-between" alignItems="center" h="20">
          <Brand />
          <chakra.div display="flex" gap="1">
            <LanguageToggle />
            <ThemeToggle />
          </chakra.div>
        </chakra.header>
        <chakra.main maxW="23rem" mx="auto" pt={{ base: '8', sm: '24' }}>
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
          {intro ? (
            <chakra.p mt="2" color="fg.muted" textStyle="body">
              {intro}
            </chakra.p>
          ) : null}
          <chakra.div mt="8" display="grid" gap="5">
            {children}
          </chakra.div>
        </chakra.main>
      </chakra.div>
      <Statement />
    </chakra.div>
  );
};
