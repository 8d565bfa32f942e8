import { chakra } from '@chakra-ui/react';
import { useT } from '../../shared/i18n/use-t.ts';
import { Brand } from '../../shared/ui/brand.tsx';
import { Skeleton } from '../../shared/ui/page/skeleton.tsx';

/** The same frame before any data has loaded. The content then takes exactly its place. */
export const ShellSkeleton = () => {
  const t = useT('shared');
  return (
    <chakra.div
      aria-busy="true"
      display={{ md: 'grid' }}
      gridTemplateColumns={{ md: '14.5rem minmax(0, 1fr)' }}
      minH="100dvh"
    >
      <chakra.aside display={{ base: 'none', md: 'block' }} px="3" borderEndWidth="1px">
        <chakra.div display="flex" alignItems="center" h="14" px="3">
          <Brand />
        </chakra.div>
        <chakra.div display="grid" gap="4" pt="5" px="3">
          {[56, 72, 84, 64, 76].map((width) => (
            <Skeleton key={width} height="4" width={`${width}%`} />
          ))}
        </chakra.div>
      </chakra.aside>
      <chakra.div minW="0">
        <chakra.div
          h="14"
          display="flex"
          alignItems="center"
          px={{ base: '4', lg: '6' }}
          borderBottomWidth="1px"
        >
          <Skeleton height="4" width="10rem" />
        </chakra.div>
        <chakra.main px={{ base: '4', sm: '6', lg: '8' }} py={{ base: '5', sm: '7' }} maxW="page" mx="auto">
          <chakra.p role="status" srOnly>
            {t('state.loading')}
          </chakra.p>
          <Skeleton height="7" width="12rem" mb="6" />
          <Skeleton height="40" width="100%" />
        </chakra.main>
      </chakra.div>
    </chakra.div>
  );
};
