import { chakra } from '@chakra-ui/react';
import { formatPercent } from '@dasbor/domain/kernel';
import { BASIC_ACCOUNT } from '@dasbor/domain/onboarding';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../../shared/i18n/use-t.ts';
import { DescriptionList } from '../../../../shared/ui/record/description-list.tsx';

/** What a basic account pays for each payment. */
export const Fees = () => {
  const t = useT('onboarding');
  const language = useLanguage();
  const { rupiah } = useFormat();
  const { va, ewallet } = BASIC_ACCOUNT.fees;
  return (
    <chakra.div>
      <chakra.h3 textStyle="label">{t('fees.title')}</chakra.h3>
      <DescriptionList
        items={[
          { key: 'va', label: t('fees.va'), value: t('fees.each', { fee: rupiah(va.flat) }) },
          {
            key: 'ewallet',
            label: t('fees.ewallet'),
            value: t('fees.each', { fee: formatPercent(ewallet.basisPoints / 100, language) }),
          },
        ]}
      />
      <chakra.p textStyle="small" color="fg.muted">
        {t('fees.tax')}
      </chakra.p>
    </chakra.div>
  );
};
