import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import type { Subaccount } from '../api/types.ts';

type ChosenSubaccountsProps = {
  ids: readonly string[];
  /** Undefined until the subaccounts have loaded. */
  known: readonly Subaccount[] | undefined;
  onRemove: (id: string) => void;
};

/** The chosen subaccounts by name, each with a remove button. A deleted one is marked and keeps its ID. */
export const ChosenSubaccounts = ({ ids, known, onRemove }: ChosenSubaccountsProps) => {
  const t = useT('webhooks');
  const list = useRef<HTMLUListElement>(null);
  if (ids.length === 0) return null;

  const remove = (id: string, at: number) => {
    // Focus stays close: on the next item, the last item, or the search field.
    const buttons = list.current?.querySelectorAll('button');
    const field = list.current?.parentElement?.querySelector<HTMLElement>('[role=combobox]');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? field)?.focus();
    onRemove(id);
  };

  return (
    <chakra.ul
      ref={list}
      aria-label={t('form.subaccountsChosenList')}
      listStyleType="none"
      m="0"
      p="0"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="control"
      maxH="20rem"
      overflowY="auto"
    >
      {ids.map((id, at) => {
        const one = known?.find((subaccount) => subaccount.id === id);
        return (
          <chakra.li
            key={id}
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            px="3"
            py="1.5"
            borderTopWidth={at === 0 ? '0' : '1px'}
            borderColor="border.muted"
          >
            <chakra.span minW="0" display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
              {one ? <chakra.span overflowWrap="anywhere">{one.name}</chakra.span> : null}
              <chakra.span textStyle="id" fontSize="2xs" color="fg.muted" overflowWrap="anywhere">
                {one ? (one.account_id ?? one.email) : id}
              </chakra.span>
              {known && !one ? <StatusBadge tone="warning" label={t('form.subaccountGone')} /> : null}
            </chakra.span>
            <Button
              size="xs"
              variant="quiet"
              flexShrink={0}
              aria-label={t('form.subaccountRemove', { name: one?.name ?? id })}
              onClick={() => remove(id, at)}
            >
              {t('form.subaccountRemoveShort')}
            </Button>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
};
