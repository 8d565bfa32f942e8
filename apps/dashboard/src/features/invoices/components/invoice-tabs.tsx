import { chakra } from '@chakra-ui/react';
import { NavLink, useLocation } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { prefetchPage } from '../../../shared/lib/prefetch.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { quotationPaths } from '../../../shared/paths/money-in/quotations.ts';
import { recurringInvoicePaths } from '../../../shared/paths/money-in/recurring-invoices.ts';
import { TAB_BAR, useTabInSight } from '../../../shared/ui/page/tab-bar.ts';

const TABS = [
  { key: 'invoices', to: invoicePaths.list() },
  { key: 'payments', to: invoicePaths.payments() },
  { key: 'customers', to: invoicePaths.customers() },
  { key: 'quotations', to: quotationPaths.list() },
  { key: 'recurring', to: recurringInvoicePaths.list },
] as const;

/** The lists of this area. */
export const InvoiceTabs = () => {
  const t = useT('invoices');
  const bar = useTabInSight<HTMLElement>(useLocation().pathname);
  return (
    <chakra.nav ref={bar} aria-label={t('tab.label')} position="relative" mb="4" css={TAB_BAR}>
      {TABS.map(({ key, to }) => (
        <NavLink
          key={key}
          to={to}
          end
          onPointerEnter={() => prefetchPage(to)}
          onFocus={() => prefetchPage(to)}
        >
          {t(`tab.${key}`)}
        </NavLink>
      ))}
    </chakra.nav>
  );
};
