import { may } from '@dasbor/domain/access';
import { DetailsSection } from '../../../../shared/detail/detail-sections.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { paymentPaths } from '../../../../shared/paths/money-in/payments.ts';
import { useWho } from '../../../../shared/state/session.ts';
import { AppLink } from '../../../../shared/ui/app-link.tsx';
import { DescriptionList } from '../../../../shared/ui/record/description-list.tsx';
import { idItem, IdText } from '../../../../shared/ui/record/id-item.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import { Time } from '../../../../shared/ui/time.tsx';
import type { DisbursementItem } from '../../api/types.ts';
import { disbursementPaths } from '../../../../shared/paths/money-out/disbursements.ts';
import { nameOf } from '../../presentation/written.ts';

export const RecipientSection = ({ item }: { item: DisbursementItem }) => {
  const t = useT('disbursements');
  const { bank_account_name: stated, email_recipient: email, phone_number: phone } = item;
  return (
    <Section title={t('itemPage.recipient.title')} data-section="recipient">
      <DescriptionList
        items={[
          { key: 'name', label: t('itemPage.recipient.name'), value: nameOf(item) },
          ...(stated ? [{ key: 'stated', label: t('itemPage.recipient.bankName'), value: stated }] : []),
          {
            key: 'bank',
            label: t('itemPage.recipient.bank'),
            value: item.bank_name ?? item.cells.bank_code ?? '–',
          },
          {
            key: 'account',
            label: t('itemPage.recipient.account'),
            value: item.account_number ?? item.cells.account_number ?? '–',
            copy: item.account_number,
          },
          ...(email ? [{ key: 'email', label: t('itemPage.recipient.email'), value: email }] : []),
          ...(phone ? [{ key: 'phone', label: t('itemPage.recipient.phone'), value: phone }] : []),
        ]}
      />
    </Section>
  );
};

export const ItemFactsSection = ({ item }: { item: DisbursementItem }) => {
  const t = useT('disbursements');
  return (
    <DetailsSection
      items={[
        {
          key: 'batch',
          label: t('itemPage.facts.batch'),
          value: (
            <AppLink to={disbursementPaths.detail(item.disbursement_id)}>
              {t('itemPage.facts.openBatch')}
            </AppLink>
          ),
        },
        { key: 'row', label: t('itemPage.facts.row'), value: item.row },
        ...(item.returns_payment_id
          ? [
              {
                key: 'returns',
                label: t('itemPage.facts.returns'),
                value: <ReturnedPayment id={item.returns_payment_id} />,
              },
            ]
          : []),
        ...(item.notes ? [{ key: 'notes', label: t('itemPage.facts.notes'), value: item.notes }] : []),
        { key: 'created', label: t('itemPage.facts.created'), value: <Time value={item.created_at} /> },
        ...(item.completed_at
          ? [
              {
                key: 'completed',
                label: t('itemPage.facts.completed'),
                value: <Time value={item.completed_at} />,
              },
            ]
          : []),
        idItem(t('itemPage.facts.id'), item.id),
      ]}
    />
  );
};

const ReturnedPayment = ({ id }: { id: string }) => {
  const mayView = may(useWho(), { permission: 'payment.view' }).ok;
  const name = <IdText>{id}</IdText>;
  return mayView ? <AppLink to={paymentPaths.detail(id)}>{name}</AppLink> : name;
};
