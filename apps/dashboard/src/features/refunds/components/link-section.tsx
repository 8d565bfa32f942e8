import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useBanks } from '../../../shared/destination/use-banks.ts';
import { Status } from '../../../shared/status/status.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { type DescriptionItem, DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Refund } from '../api/types.ts';
import { useFreshLink } from '../api/use-fresh-link.ts';
import { linkMeanings } from '../presentation/status-view.ts';
import { FreshLink } from './fresh-link.tsx';
import { ResendAction } from './resend-action.tsx';

/** The customer's link of an instant refund, and the account that they named. */
export const LinkSection = ({ refund }: { refund: Refund }) => {
  const t = useT('refunds');
  const fresh = useFreshLink();
  const { id, link } = refund;
  if (!link) return null;
  const isOpen = link.state === 'open';
  const made = isOpen ? fresh.of(id) : undefined;
  return (
    <Section title={t('link.title')} actions={<ResendAction refund={refund} />} data-section="link">
      <chakra.div display="grid" gap="4">
        {made ? <FreshLink link={made} onPutAway={() => fresh.putAway(id)} /> : null}
        <DescriptionList
          items={[
            { key: 'state', label: t('link.state'), value: <Status of={linkMeanings} is={link.state} /> },
            {
              key: 'mailed',
              label: t('link.mailed'),
              value: link.mailed_to ?? t('link.noMail'),
            },
            { key: 'made', label: t('link.made'), value: <Time value={link.created_at} /> },
            { key: 'by', label: t('link.by'), value: link.created_by },
            link.claimed_at
              ? { key: 'claimed', label: t('link.claimed'), value: <Time value={link.claimed_at} /> }
              : { key: 'expires', label: t('link.expires'), value: <Time value={link.expires_at} /> },
          ]}
        />
        {refund.destination ? <Destination refund={refund} destination={refund.destination} /> : null}
      </chakra.div>
    </Section>
  );
};

type DestinationProps = { refund: Refund; destination: NonNullable<Refund['destination']> };

const Destination = ({ refund, destination }: DestinationProps) => {
  const t = useT('refunds');
  const { data: banks } = useBanks();
  const { bank_code: code, account_number: number, account_name: name } = destination;
  const bank = banks?.find((one) => one.code === code)?.name ?? code.toUpperCase();
  const items: DescriptionItem[] = [
    { key: 'bank', label: t('link.bank'), value: bank },
    { key: 'number', label: t('link.number'), value: number },
    { key: 'holder', label: t('link.holder'), value: name },
    ...(refund.disbursement_id ? [idItem(t('link.transfer'), refund.disbursement_id, 'transfer')] : []),
  ];
  return (
    <div>
      <chakra.h3 textStyle="label">{t('link.destination')}</chakra.h3>
      <DescriptionList items={items} />
    </div>
  );
};
