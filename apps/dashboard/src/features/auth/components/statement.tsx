import { chakra } from '@chakra-ui/react';
import { formatRupiah, type Rupiah } from '@dasbor/domain/kernel';
import { useT } from '../../../shared/i18n/use-t.ts';

/** A small statement whose lines add up: what the product is about, in its own form. Decoration, so hidden from readers. */
const INCOMING = 48_250_000 as Rupiah;
const FEES = 374_625 as Rupiah;

export function Statement() {
  const t = useT('auth');
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
        <Row label={t('frame.rows.in')} amount={formatRupiah(INCOMING)} />
        <Row label={t('frame.rows.fee')} amount={`− ${formatRupiah(FEES)}`} />
        <Row label={t('frame.rows.settled')} amount={formatRupiah((INCOMING - FEES) as Rupiah)} total />
      </chakra.div>
    </chakra.aside>
  );
}

function Row({ label, amount, total }: { label: string; amount: string; total?: boolean }) {
  return (
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
}
