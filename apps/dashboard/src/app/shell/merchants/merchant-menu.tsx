import { chakra } from '@chakra-ui/react';
import { use } from 'react';
import { currentLanguage } from '../../../shared/i18n/locale.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { ChevronDownIcon } from '../../../shared/ui/icons.tsx';
import { Menu, type MenuEntry } from '../../../shared/ui/overlays/menu.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { merchantsLocale } from './locales/index.ts';
import { useMerchants, useSwitchMerchant } from '../../session/use-merchants.ts';

// Not with the texts of the frame, because most people work for one merchant.
const words = merchantsLocale.load(currentLanguage());

/** The name of the merchant in the header, for a person who works for several: a menu of them. */
export default function MerchantMenu() {
  use(words);
  const t = useT('merchants');
  const { merchant_name: name } = useSession();
  return (
    <Menu
      label={t('label', { name })}
      trigger={{
        variant: 'quiet',
        minW: '0',
        px: '2',
        ms: '-2',
        children: (
          <>
            <chakra.span textStyle="strong" truncate>
              {name}
            </chakra.span>
            <ChevronDownIcon />
          </>
        ),
      }}
      items={useEntries()}
    />
  );
}

const useEntries = (): MenuEntry[] => {
  const t = useT('merchants');
  const toast = useToast();
  const found = useMerchants();
  const switchTo = useSwitchMerchant();
  const heading: MenuEntry = { kind: 'heading', key: 'heading', label: t('heading') };
  if (!found.data) {
    const retry = () => void found.mutate();
    const label = t(found.error ? 'failed' : 'loading');
    return [heading, { kind: 'action', key: 'wait', label, disabled: !found.error, onSelect: retry }];
  }
  const choose = ({ id, name }: { id: string; name: string }) => {
    const go = () => void switchTo(id).catch(() => toast.error(t('refused', { name })));
    // A page with unsaved edits asks first (`useLeaveGuard`).
    if (dispatchEvent(new CustomEvent('dasbor:leave', { cancelable: true, detail: go }))) go();
  };
  return [
    heading,
    ...found.data.map((one): MenuEntry => ({
      kind: 'choice',
      key: one.id,
      chosen: one.is_current,
      label: (
        <chakra.span display="grid" minW="0">
          <chakra.span>{one.name}</chakra.span>
          <chakra.span textStyle="small" color="fg.muted">
            {one.is_suspended ? `${one.role_name}, ${t('suspended')}` : one.role_name}
          </chakra.span>
        </chakra.span>
      ),
      onSelect: () => (one.is_current ? undefined : choose(one)),
    })),
  ];
};
