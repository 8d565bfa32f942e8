import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';

/** A small statement whose lines add up, to illustrate the product. Decorative, so hidden from screen readers. */
const INCOMING = 48_250_000;
const FEES = 374_625;

export const Statement = () => {
  const t = useT('auth');
  const { rupiah } = useFormat();
  return (
    <chakra.aside
      aria-hidden="true"
      display={{ base: 'none', lg: 'flex' }}
      flexDirection="column"
      justifyContent="space-between"
      gap="12"
      bg="brand.950"
      color="brand.100"
      px="14"
      pt="44"
      pb="20"
    >
      <chakra.div maxW="26rem">
        <chakra.p fontSize="4xl" fontWeight="semibold" lineHeight="tight" letterSpacing="tight" color="white">
          {t('frame.claim')}
        </chakra.p>
        <chakra.p mt="4" fontSize="lg" lineHeight="moderate" color="brand.200">
          {t('frame.detail')}
        </chakra.p>
      </chakra.div>
      <chakra.div maxW="26rem" display="grid" fontVariantNumeric="tabular-nums">
        <Row label={t('frame.rows.in')} amount={rupiah(INCOMING)} />
        <Row label={t('frame.rows.fee')} amount={rupiah(-FEES)} />
        <Row label={t('frame.rows.settled')} amount={rupiah(INCOMING - FEES)} total />
      </chakra.div>
    </chakra.aside>
  );
};

const Row = ({ label, amount, total }: { label: string; amount: string; total?: boolean }) => (
  <chakra.div
    display="flex"
    justifyContent="space-between"
    alignItems="baseline"
    py="2.5"
    borderTopWidth={total ? '2px' : '1px'}
    borderColor={total ? 'brand.300' : 'brand.900'}
    fontSize={total ? 'lg' : 'md'}
    fontWeight={total ? 'semibold' : 'normal'}
    color={total ? 'white' : 'brand.200'}
  >
    <span>{label}</span>
    <span>{amount}</span>
  </chakra.div>
);
