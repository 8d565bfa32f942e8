import { useT } from '../../../shared/i18n/use-t.ts';
import { useBanks } from '../../../shared/destination/use-banks.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import type { Promo } from '../api/types.ts';
import { usePromoWords } from '../presentation/use-promo-words.ts';

/** What customers get, and when. */
export const TermsSection = ({ promo }: { promo: Promo }) => {
  const t = useT('promos');
  const words = usePromoWords();
  const { type, bin_numbers: bins, banks } = promo;
  return (
    <Section title={t('terms.title')} data-section="terms">
      <DescriptionList
        items={[
          { key: 'discount', label: t('terms.discount'), value: words.discount(promo) },
          { key: 'subType', label: t('terms.subType'), value: words.subType(promo.sub_type) },
          { key: 'application', label: t('terms.application'), value: words.application(promo.application) },
          { key: 'minimum', label: t('terms.minimum'), value: <Money value={promo.minimum_purchase} /> },
          { key: 'type', label: t('terms.type'), value: words.type(type) },
          ...(type === 'general' || type === 'card'
            ? []
            : [{ key: 'channels', label: t('terms.channels'), value: words.channels(promo) }]),
          ...(type === 'card'
            ? [{ key: 'bins', label: t('terms.bins'), value: bins.join(', ') || t('terms.allCards') }]
            : []),
          ...(banks.length > 0
            ? [{ key: 'banks', label: t('terms.banks'), value: <BankNames codes={banks} /> }]
            : []),
          { key: 'period', label: t('terms.period'), value: words.period(promo) },
          { key: 'limit', label: t('form.limitType'), value: words.limited(promo.limit_value, promo) },
        ]}
      />
    </Section>
  );
};

/** The code of a bank that is not in the list. */
const BankNames = ({ codes }: { codes: readonly string[] }) => {
  const { data: banks = [] } = useBanks();
  return codes.map((code) => banks.find((bank) => bank.code === code)?.name ?? code).join(', ');
};
