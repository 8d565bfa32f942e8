import { chakra } from '@chakra-ui/react';
import { useT } from '../i18n/use-t.ts';

/** The logo: three ledger rows, the middle one settled. */
export const BrandMark = () => (
  <chakra.svg viewBox="0 0 24 24" boxSize="6" aria-hidden="true" flexShrink={0} color="brand.solid">
    <rect width="24" height="24" rx="6" fill="currentColor" />
    <chakra.path
      d="M6.5 8h7M6.5 12h11M6.5 16h4.5"
      fill="none"
      stroke="white"
      _dark={{ stroke: 'brand.950' }}
      strokeWidth={2.2}
      strokeLinecap="round"
    />
  </chakra.svg>
);

export const Brand = () => {
  const t = useT('shared');
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      fontWeight="bold"
      letterSpacing="tight"
      fontSize="xl"
    >
      <BrandMark />
      {t('product')}
    </chakra.span>
  );
};
