import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { quotationPaths } from '../../../shared/paths/money-in/quotations.ts';
import { useSuspendedReason } from '../../../shared/policy/use-suspended-reason.ts';
import { useShareDialog } from '../../../shared/share/use-share-dialog.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import type { Quotation } from '../api/types.ts';
import { useMayCreate } from '../presentation/use-may-create.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { IssueAction } from './issue-action.tsx';
import { useConvert, useDuplicate } from './use-copies.ts';

type Props = { quotation: Quotation };

/** What fits the status, for people who may create invoices. */
export const QuotationActions = ({ quotation }: Props) => {
  if (!useMayCreate()) return null;
  const Actions = ACTIONS[quotation.status] ?? Duplicate;
  return <Actions quotation={quotation} />;
};

const DraftActions = ({ quotation }: Props) => {
  const t = useT('quotations');
  return (
    <>
      <IssueAction quotation={quotation} />
      <LinkButton size="sm">
        <Link to={quotationPaths.edit(quotation.id)}>{t('action.edit')}</Link>
      </LinkButton>
      <Duplicate quotation={quotation} />
    </>
  );
};

const SentActions = ({ quotation }: Props) => {
  const t = useT('quotations');
  const { show } = useShareDialog();
  const suspended = useSuspendedReason();
  return (
    <>
      <RecordAnswer quotation={quotation} isPrimary>
        {t('record.action')}
      </RecordAnswer>
      <Button size="sm" disabledReason={suspended} onClick={() => show('mail')}>
        {t('send.action')}
      </Button>
      <Duplicate quotation={quotation} />
    </>
  );
};

const AcceptedActions = ({ quotation }: Props) => (
  <>
    <Convert quotation={quotation} />
    <OtherAnswer quotation={quotation} />
  </>
);

const OtherAnswer = ({ quotation }: Props) => {
  const t = useT('quotations');
  return (
    <>
      <RecordAnswer quotation={quotation}>
        {t(quotation.answer === null ? 'record.action' : 'record.change')}
      </RecordAnswer>
      <Duplicate quotation={quotation} />
    </>
  );
};

const InvoicedActions = ({ quotation }: Props) => {
  const t = useT('quotations');
  const { invoice_id: id } = quotation;
  return (
    <>
      {id === null ? null : (
        <LinkButton size="sm" variant="primary">
          <Link to={invoicePaths.detail(id)}>{t('convert.open')}</Link>
        </LinkButton>
      )}
      <Duplicate quotation={quotation} />
    </>
  );
};

const Convert = ({ quotation }: Props) => {
  const t = useT('quotations');
  const { run, isBusy } = useConvert(quotation);
  return (
    <Button size="sm" variant="primary" loading={isBusy} onClick={run}>
      {t('convert.action')}
    </Button>
  );
};

const Duplicate = ({ quotation }: Props) => {
  const t = useT('quotations');
  const { run, isBusy } = useDuplicate(quotation);
  return (
    <Button size="sm" loading={isBusy} onClick={run}>
      {t('action.duplicate')}
    </Button>
  );
};

type RecordAnswerProps = Props & { children: ReactNode; isPrimary?: boolean };

const RecordAnswer = ({ quotation, children, isPrimary = false }: RecordAnswerProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        {...(isPrimary && { variant: 'primary' as const })}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      <AnswerDialog open={isOpen} onClose={() => setOpen(false)} quotation={quotation} />
    </>
  );
};

const ACTIONS: Readonly<Partial<Record<string, typeof Duplicate>>> = {
  draft: DraftActions,
  sent: SentActions,
  accepted: AcceptedActions,
  declined: OtherAnswer,
  expired: OtherAnswer,
  invoiced: InvoicedActions,
} satisfies Record<Quotation['status'], typeof Duplicate>;
